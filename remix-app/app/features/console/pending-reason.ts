import { type AuthenticatedUser, TEXTS } from '@gatehouse/contracts';

/** Why nothing in the navigation leads anywhere yet; null once the tenant is activated. */
export function pendingReason(user: Pick<AuthenticatedUser, 'tenantStatus'>): string | null {
  return user.tenantStatus === 'pending' ? TEXTS.admin.disabledUntilActivated : null;
}
