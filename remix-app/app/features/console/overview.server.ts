import type { Overview } from '@gatehouse/contracts';
import { answerOf, api } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';

/** How many there are of what the pages lead to; null where they can't be read. */
export async function readOverview(request: Request, session: SignedIn): Promise<Overview | null> {
  const answer = await answerOf(request, api(request, session).GET('/api/v1/overview'));
  return answer.ok ? answer.value : null;
}
