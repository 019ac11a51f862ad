import type { SystemSetting } from '@gatehouse/contracts';
import { answerOf, api, orRefuse } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';

export async function listSettings(request: Request, session: SignedIn): Promise<SystemSetting[]> {
  return orRefuse(await answerOf(request, api(request, session).GET('/api/v1/system/settings'))).items;
}
