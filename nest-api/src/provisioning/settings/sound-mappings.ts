import type { ProvisioningMappingEntry } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { UnprocessableInput } from '../../common/app-error.js';
import { CustomAttributes } from '../../directories/attributes/custom-attributes.service.js';
import { customSourceProblem } from '../mapping/build-account.js';

/** Checks the custom attributes of mappings, which depend on the organization. */
@Injectable()
export class SoundMappings {
  constructor(private readonly attributes: CustomAttributes) {}

  /**
   * The mapping with names of custom attributes as they are defined. The attributes stay until the unit of work ends.
   *
   * @throws UnprocessableInput an attribute that the organization does not define, or that the target's cannot take
   */
  async require(
    tenantId: string,
    mapping: readonly ProvisioningMappingEntry[],
  ): Promise<ProvisioningMappingEntry[]> {
    const field = (place: number) => `mapping.${place}.custom_attribute`;
    const named = mapping.flatMap(({ source, custom_attribute: name }, place) =>
      source === 'custom_attribute' && name ? [[field(place), name] as const] : [],
    );
    const defined = await this.attributes.requireDefined(tenantId, new Map(named));
    const problems = mapping.flatMap(({ attribute }, place) => {
      const row = defined.get(field(place));
      const message = row ? customSourceProblem(attribute, row.multiValued) : null;
      return message === null ? [] : [{ field: `mapping.${place}.attribute`, code: 'unfit', message }];
    });
    if (problems.length > 0) throw new UnprocessableInput(problems);
    return mapping.map(({ custom_attribute: _, ...entry }, place) => {
      const row = defined.get(field(place));
      return row ? { ...entry, custom_attribute: row.name } : entry;
    });
  }
}
