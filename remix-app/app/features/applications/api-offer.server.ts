import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';
import type { ApiOffer } from './api-choices';

const MOST = 100;

/**
 * The APIs that an application of this owner may be allowed to ask for.
 *
 * @param tenantId null for applications that serve everybody
 * @param isShown false where nobody chooses, and nothing need be read
 */
export async function offeredApis(visit: Visit, tenantId: string | null, isShown = true): Promise<ApiOffer> {
  const base = visit.base('apis');
  if (!isShown) return { apis: [], base };
  const query = { limit: MOST, ...(tenantId && visit.can('platform_management') && { tenant_id: tenantId }) };
  const answer = await visit.api.GET('/api/v1/admin/oauth2/resources', { params: { query } });
  const { items, nextCursor } = orRefuse(answer);
  return { apis: nextCursor ? null : items.filter(({ tenant_id }) => tenant_id === tenantId), base };
}
