import type { SignInStatistics } from '@gatehouse/contracts';
import type { Visit } from '~/server/visit.server';
import { statisticRangeOf } from './statistic-range.server';

/**
 * How signing in went lately; a page without the numbers is worth more than none, so null where they can't be read.
 *
 * @param tenantId from the platform only; without it those of all tenants, or of one's own
 */
export async function readSignInStatistics(
  visit: Visit,
  tenantId?: string,
): Promise<SignInStatistics | null> {
  const query = { ...statisticRangeOf(visit), ...(tenantId && { tenantId }) };
  const answer = await visit.api.GET('/api/v1/statistics/sign-ins', { params: { query } });
  return answer.ok ? answer.value : null;
}
