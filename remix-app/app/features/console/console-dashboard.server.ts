import type { AttentionEntry, Overview, PlanUsage, SignInStatistics } from '@gatehouse/contracts';
import { readSignInStatistics } from '~/features/security/sign-in-statistics.server';
import { itemsOrNull, valueOrNull } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';

/** The data of a console's dashboard. Parts that are unavailable or not permitted are null. */
export interface ConsoleDashboard {
  attention: AttentionEntry[] | null;
  signIns: SignInStatistics | null;
  overview: Overview | null;
  plan: PlanUsage | null;
}

export async function readConsoleDashboard(visit: Visit): Promise<ConsoleDashboard> {
  const { api, session } = visit;
  const id = session.user.tenantId;
  const [attention, signIns, overview, plan] = await Promise.all([
    api.GET('/api/v1/attention'),
    readSignInStatistics(visit),
    api.GET('/api/v1/overview'),
    id ? api.GET('/api/v1/tenants/{id}/plan', { params: { path: { id } } }) : null,
  ]);
  return {
    attention: itemsOrNull(attention),
    signIns,
    overview: valueOrNull(overview),
    plan: valueOrNull(plan),
  };
}
