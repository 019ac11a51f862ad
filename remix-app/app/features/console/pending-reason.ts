import type { AuthenticatedUser } from '@gatehouse/contracts';
import type { Refusal } from '~/pages';

/** Why the navigation is disabled; null once the tenant is activated. */
export function pendingReason(user: Pick<AuthenticatedUser, 'tenantStatus'>): Refusal | null {
  return user.tenantStatus === 'pending' ? { key: 'notActivated' } : null;
}
