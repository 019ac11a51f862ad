import type { PolicyTarget } from '@gatehouse/contracts';
import { valueOrNull } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';

/** Groups and applications that a rule of the policy can be about, by name. The API takes more than it lists. */
export async function readTargets(visit: Visit, tenantId: string): Promise<PolicyTarget[]> {
  const query = visit.can('platform_management') ? { tenantId } : {};
  const answer = await visit.api.GET('/api/v1/sign-in-policy/targets', { params: { query } });
  return valueOrNull(answer)?.items ?? [];
}
