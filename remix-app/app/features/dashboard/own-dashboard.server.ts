import type { DashboardDto } from '@gatehouse/contracts';
import type { Visit } from '~/server/visit.server';

/** What a person's dashboard shows, in one call; null where it can't be read at the moment. */
export async function readDashboard(visit: Visit): Promise<DashboardDto | null> {
  const answer = await visit.api.GET('/api/v1/dashboard');
  return answer.ok ? answer.value : null;
}
