import type { SsoAttention } from '@gatehouse/contracts';
import type { Visit } from '~/server/visit.server';

export type AttentionItem = SsoAttention['items'][number];

/** What will keep people out unless somebody acts. A dashboard without it is worth more than none: null then. */
export async function readAttention(visit: Visit): Promise<AttentionItem[] | null> {
  const answer = await visit.api.GET('/api/v1/sso-attention');
  return answer.ok ? answer.value.items : null;
}
