import type { PlanUsage } from '@gatehouse/contracts';
import { answerOf, api } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';

/** What a tenant has of what its plan allows. A page without it is worth more than none: null then. */
export async function readPlanUsage(
  request: Request,
  session: SignedIn,
  tenantId: string | null | undefined,
): Promise<PlanUsage | null> {
  if (!tenantId) return null;
  const path = { id: tenantId };
  const answer = await answerOf(
    request,
    api(request, session).GET('/api/v1/tenants/{id}/plan', { params: { path } }),
  );
  return answer.ok ? answer.value : null;
}
