import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';
import type { ApiOffer } from './api-choices';

const MOST = 100;

/**
 * The APIs of an application's owner, for which it may be granted access.
 *
 * @param application its ID; null for one that the user is about to register
 * @param isShown false if the form has no such choice, so that nothing is read
 */
export async function offeredApis(
  visit: Visit,
  application: string | null,
  isShown: boolean,
): Promise<ApiOffer> {
  const base = visit.base('apis');
  if (!isShown) return { apis: [], base };
  if (application === null) return offeredApisOf(visit, visit.session.user.tenantId ?? null);
  const query = { limit: MOST, application };
  const answer = await visit.api.GET('/api/v1/admin/oauth2/resources', { params: { query } });
  const { items, nextCursor } = orRefuse(answer);
  return { apis: nextCursor ? null : items, base };
}

/** All APIs of an organization; null for those of the platform. */
export async function offeredApisOf(visit: Visit, tenantId: string | null): Promise<ApiOffer> {
  const named = visit.can('platform_management') && tenantId ? { tenant_id: tenantId } : {};
  const answer = await visit.api.GET('/api/v1/admin/oauth2/resources', {
    params: { query: { limit: MOST, ...named } },
  });
  const { items, nextCursor } = orRefuse(answer);
  return {
    apis: nextCursor ? null : items.filter(({ tenant_id }) => tenant_id === tenantId),
    base: visit.base('apis'),
  };
}
