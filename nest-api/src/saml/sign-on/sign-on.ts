import type { SessionRecord } from '../../auth/session-record.js';
import type { ServiceProviderRecord } from '../providers/service-provider-lookup.repository.js';

/** A requested sign-on. Stored while the user signs in, and answered once. */
export interface PendingSignOn {
  readonly tenantId: string | null;
  /** The custom domain that was asked; null or left out: the platform's host. */
  readonly host?: string | null;
  readonly serviceProviderId: string;
  readonly acsUrl: string;
  /** ID of the request; null if the sign-on started at Gatehouse. */
  readonly requestId: string | null;
  readonly relayState: string | null;
  readonly forceAuthn: boolean;
  readonly isPassive: boolean;
  /** The requested format as a URI; null uses the registration's format. */
  readonly nameIdFormat: string | null;
  /** The requested class that the response states; null if none was requested. */
  readonly authnContext: string | null;
  readonly loginHint: string | null;
  /** ISO 8601. */
  readonly beganAt: string;
}

export type SignOnObstacle =
  | 'no_session'
  | 'force_authn'
  | 'not_a_member'
  | 'not_assigned'
  | 'network_rejected'
  | 'risk_rejected'
  | 'risk_factor'
  | 'risk_passkey'
  | 'risk_sign_in';

/** What the user must do before Gatehouse can respond; null if nothing. */
export function obstacleTo(
  pending: PendingSignOn,
  provider: Pick<ServiceProviderRecord, 'tenantId'>,
  session: SessionRecord | null,
): SignOnObstacle | null {
  if (!session) return 'no_session';
  // Only members of the tenant can use its applications.
  if (provider.tenantId !== null && provider.tenantId !== session.tenantId) return 'not_a_member';
  return pending.forceAuthn && !isFresh(pending, session) ? 'force_authn' : null;
}

/** Whether the user has signed in since the application asked. */
export function isFresh(pending: PendingSignOn, session: SessionRecord): boolean {
  return session.authenticatedAt.getTime() >= new Date(pending.beganAt).getTime();
}
