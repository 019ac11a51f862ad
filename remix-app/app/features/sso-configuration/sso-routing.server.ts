import type { SsoRouteExplanation } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';
import { configurationsBase } from './sso-configurations.server';

export interface RoutingView {
  base: string;
  domainsBase: string;
  isPlatform: boolean;
  email: string;
  /** Null until an address is given. */
  explanation: SsoRouteExplanation | null;
}

/** Where the address that is asked for would go, and why. */
export async function readRouting(visit: Visit): Promise<RoutingView> {
  const base = configurationsBase(visit);
  const email = (visit.url.searchParams.get('email') ?? '').trim().slice(0, 254);
  // A superadmin who is on the page of organizations has none of their own to ask for.
  const canAsk =
    email !== '' && (visit.can('platform_management') || visit.session.user.tenantId !== undefined);
  const explanation = canAsk
    ? orRefuse(await visit.api.POST('/api/v1/sso-routes/explain', { body: { email } }))
    : null;
  return {
    base,
    domainsBase: visit.base('domains'),
    isPlatform: visit.can('platform_management'),
    email,
    explanation,
  };
}
