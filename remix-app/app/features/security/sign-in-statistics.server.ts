import type { SignInStatistics } from '@gatehouse/contracts';
import type { Visit } from '~/server/visit.server';
import { statisticRangeOf } from './statistic-range.server';

/**
 * Recent sign-ins. Null if they can't be read, because the page is useful without them.
 *
 * @param tenantId only on the platform; without it, all tenants or the user's own
 */
export async function readSignInStatistics(
  visit: Visit,
  tenantId?: string,
): Promise<SignInStatistics | null> {
  const query = { ...statisticRangeOf(visit), ...(tenantId && { tenantId }) };
  const answer = await visit.api.GET('/api/v1/statistics/sign-ins', { params: { query } });
  return answer.ok ? answer.value : null;
}
