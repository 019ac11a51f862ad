import type { Overview, PlanUsage, SignInStatistics, SsoAttention } from '@gatehouse/contracts';
import { itemsOrNull, valueOrNull } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';

/** What the dashboard of a console shows; a part that can't be read at the moment, or is not theirs, is null. */
export interface ConsoleDashboard {
  attention: SsoAttention['items'] | null;
  signIns: SignInStatistics | null;
  overview: Overview | null;
  plan: PlanUsage | null;
}

export async function readConsoleDashboard({ api, session }: Visit): Promise<ConsoleDashboard> {
  const id = session.user.tenantId;
  const [attention, signIns, overview, plan] = await Promise.all([
    api.GET('/api/v1/sso-attention'),
    api.GET('/api/v1/statistics/sign-ins'),
    api.GET('/api/v1/overview'),
    id ? api.GET('/api/v1/tenants/{id}/plan', { params: { path: { id } } }) : null,
  ]);
  return {
    attention: itemsOrNull(attention),
    signIns: valueOrNull(signIns),
    overview: valueOrNull(overview),
    plan: valueOrNull(plan),
  };
}
