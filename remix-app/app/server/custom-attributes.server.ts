import type { CustomAttributeDto } from '@gatehouse/contracts';
import { orRefuse } from './api.server';
import type { Visit } from './visit.server';

/** A custom attribute that a mapping can read. */
export type AttributeChoice = Pick<CustomAttributeDto, 'name' | 'label'>;

/** Custom attributes of an organization, oldest first. @param tenantId for superadmins; without it, the caller's own */
export async function readAttributeChoices(visit: Visit, tenantId?: string): Promise<AttributeChoice[]> {
  const answer = await visit.api.GET('/api/v1/custom-attributes', {
    params: { query: tenantId === undefined ? {} : { tenantId } },
  });
  return orRefuse(answer).items.map(({ name, label }) => ({ name, label }));
}
