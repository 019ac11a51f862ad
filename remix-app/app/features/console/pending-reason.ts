import type { AuthenticatedUser } from '@gatehouse/contracts';
import type { Refusal } from '~/pages';

/** Why nothing in the navigation leads anywhere yet; null once the tenant is activated. */
export function pendingReason(user: Pick<AuthenticatedUser, 'tenantStatus'>): Refusal | null {
  return user.tenantStatus === 'pending' ? { key: 'notActivated' } : null;
}
