import { Injectable } from '@nestjs/common';
import { Relations } from '../common/relations.js';

export interface CustomAttributesOfUsers {
  /**
   * The attributes that a mapping names, with their names as defined. They stay until the unit of work of the caller ends.
   *
   * @param tenantId null for an application of the platform, which can use none
   * @param named names by the field of the form
   * @throws UnprocessableInput
   */
  requireDefined(
    tenantId: string | null,
    named: ReadonlyMap<string, string>,
  ): Promise<ReadonlyMap<string, { readonly name: string }>>;
  /** Values of a member by name, in no unit of work: a text, a number, a boolean, or a list of them. */
  valuesOf(tenantId: string, userId: string): Promise<Readonly<Record<string, unknown>>>;
}

/** Access to custom attributes for the modules that directories build on. */
@Injectable()
export class CustomAttributeRelations extends Relations<{ readonly attributes: CustomAttributesOfUsers }> {
  get attributes(): CustomAttributesOfUsers {
    return this.ask('attributes');
  }
}
