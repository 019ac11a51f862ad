import type { Overview } from '@gatehouse/contracts';
import type { Visit } from '~/server/visit.server';

/** How many there are of what the pages lead to; null where they can't be read. */
export async function readOverview(visit: Visit): Promise<Overview | null> {
  const answer = await visit.api.GET('/api/v1/overview');
  return answer.ok ? answer.value : null;
}
