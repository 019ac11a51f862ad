import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';
import type { ApiOffer } from './api-choices';

const MOST = 100;

/**
 * The APIs of the owner of an application, which it may be allowed to ask for.
 *
 * @param application its id; null for one that the caller is about to register
 * @param isShown false where nobody chooses, and nothing need be read
 */
export async function offeredApis(
  visit: Visit,
  application: string | null,
  isShown: boolean,
): Promise<ApiOffer> {
  const base = visit.base('apis');
  if (!isShown) return { apis: [], base };
  const query = { limit: MOST, ...(application && { application }) };
  const answer = await visit.api.GET('/api/v1/admin/oauth2/resources', { params: { query } });
  const { items, nextCursor } = orRefuse(answer);
  const own = visit.session.user.tenantId ?? null;
  const offered = application ? items : items.filter(({ tenant_id }) => tenant_id === own);
  return { apis: nextCursor ? null : offered, base };
}
