import type { ConsoleDashboardDto } from '@gatehouse/contracts';
import type { Visit } from '~/server/visit.server';

/** What the dashboard of a console shows, in one call; null where it can't be read at the moment. */
export async function readConsoleDashboard(visit: Visit): Promise<ConsoleDashboardDto | null> {
  const answer = await visit.api.GET('/api/v1/console-dashboard');
  return answer.ok ? answer.value : null;
}
