import type { SessionRecord } from '../../auth/session-record.js';
import type { ServiceProviderRecord } from '../providers/service-provider-lookup.repository.js';

/** A sign-on that was asked for and is answered once; kept while the person signs in. */
export interface PendingSignOn {
  readonly tenantId: string | null;
  readonly serviceProviderId: string;
  readonly acsUrl: string;
  /** Of the request; null when it began on our side. */
  readonly requestId: string | null;
  readonly relayState: string | null;
  readonly forceAuthn: boolean;
  readonly isPassive: boolean;
  /** As a URI, from the request; null leaves it to the registration. */
  readonly nameIdFormat: string | null;
  /** The class to answer with, of those that were asked for; null when none was. */
  readonly authnContext: string | null;
  readonly loginHint: string | null;
  /** ISO 8601. */
  readonly beganAt: string;
}

export type SignOnObstacle = 'no_session' | 'force_authn' | 'not_a_member';

/** What the person must do before an answer can be given; null when nothing. */
export function obstacleTo(
  pending: PendingSignOn,
  provider: Pick<ServiceProviderRecord, 'tenantId'>,
  session: SessionRecord | null,
): SignOnObstacle | null {
  if (!session) return 'no_session';
  // A tenant's application receives that tenant's members only.
  if (provider.tenantId !== null && provider.tenantId !== session.tenantId) return 'not_a_member';
  const isFresh = session.authenticatedAt.getTime() >= new Date(pending.beganAt).getTime();
  return pending.forceAuthn && !isFresh ? 'force_authn' : null;
}
