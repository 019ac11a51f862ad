import type { SystemHealth } from '@gatehouse/contracts';
import { answerOf, api, orRefuse } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';

export async function readHealth(request: Request, session: SignedIn): Promise<SystemHealth> {
  return orRefuse(await answerOf(request, api(request, session).GET('/api/v1/system/health')));
}
