import type { SsoRouteExplanation } from '@gatehouse/contracts';
import { answerOf, api, orRefuse } from '~/server/api.server';
import { isPlatform } from '~/server/guards.server';
import type { SignedIn } from '~/server/session.server';
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
export async function readRouting(request: Request, session: SignedIn): Promise<RoutingView> {
  const base = configurationsBase(request);
  const email = (new URL(request.url).searchParams.get('email') ?? '').trim().slice(0, 254);
  // A superadmin who is on the page of organizations has none of their own to ask for.
  const canAsk = email !== '' && (isPlatform(session) || session.user.tenantId !== undefined);
  const explanation = canAsk
    ? orRefuse(
        await answerOf(
          request,
          api(request, session).POST('/api/v1/sso-routes/explain', { body: { email } }),
        ),
      )
    : null;
  const domainsBase = base.startsWith('/superadmin') ? '/superadmin/domains' : '/admin/domains';
  return { base, domainsBase, isPlatform: isPlatform(session), email, explanation };
}
