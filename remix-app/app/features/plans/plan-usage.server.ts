import type { PlanUsage } from '@gatehouse/contracts';
import type { Visit } from '~/server/visit.server';

/** What a tenant has of what its plan allows. A page without it is worth more than none: null then. */
export async function readPlanUsage(
  visit: Visit,
  tenantId: string | null | undefined,
): Promise<PlanUsage | null> {
  if (!tenantId) return null;
  const path = { id: tenantId };
  const answer = await visit.api.GET('/api/v1/tenants/{id}/plan', { params: { path } });
  return answer.ok ? answer.value : null;
}
