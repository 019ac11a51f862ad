import type { SystemHealth } from '@gatehouse/contracts';
import { answerOf, api, orRefuse } from './api.server';
import type { SignedIn } from './session.server';

export async function readHealth(request: Request, session: SignedIn): Promise<SystemHealth> {
  return orRefuse(await answerOf(request, api(request, session).GET('/api/v1/system/health')));
}
