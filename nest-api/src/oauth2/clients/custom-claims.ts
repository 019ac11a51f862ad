import type { CustomClaim } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { CustomAttributeRelations } from '../../users/custom-attribute-relations.js';

/** Checks the custom attributes of claims, which depend on the organization. */
@Injectable()
export class CustomClaims {
  constructor(private readonly relations: CustomAttributeRelations) {}

  /**
   * The claims with names of attributes as they are defined. The attributes stay until the unit of work ends.
   *
   * @throws UnprocessableInput an attribute that the organization does not define
   */
  async require(tenantId: string | null, claims: readonly CustomClaim[]): Promise<CustomClaim[]> {
    const field = (place: number) => `custom_claims.${place}.custom_attribute`;
    const named = new Map(claims.map(({ custom_attribute: name }, place) => [field(place), name]));
    const defined = await this.relations.attributes.requireDefined(tenantId, named);
    return claims.map(({ name, custom_attribute: given }, place) => ({
      name,
      custom_attribute: defined.get(field(place))?.name ?? given,
    }));
  }
}
