import type { SsoAttention } from '@gatehouse/contracts';
import { answerOf, api } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';

export type AttentionItem = SsoAttention['items'][number];

/** What will keep people out unless somebody acts. A dashboard without it is worth more than none: null then. */
export async function readAttention(request: Request, session: SignedIn): Promise<AttentionItem[] | null> {
  const answer = await answerOf(request, api(request, session).GET('/api/v1/sso-attention'));
  return answer.ok ? answer.value.items : null;
}
