import { TENANT_STANDING, type TenantStatus } from '@gatehouse/contracts';
import { AppError } from '../common/app-error.js';

/** An authenticated user who may not sign in. The response gives the reason. */
export class SignInRefused extends AppError {
  readonly status = 403;

  private constructor(
    readonly code: string,
    message: string,
    /** The tenant whose audit log records it; null for the platform's. */
    readonly tenantId: string | null,
    /** The status that does not allow sign-in, if it is the reason. */
    readonly tenantStatus: TenantStatus | null = null,
  ) {
    super(message);
  }

  static person(tenantId: string | null = null): SignInRefused {
    return new SignInRefused(
      'account_suspended',
      'Your account is suspended. Contact your administrator.',
      tenantId,
    );
  }

  static noTenant(tenantId: string | null = null): SignInRefused {
    return new SignInRefused(
      'no_organization',
      'Your account belongs to no organization. Ask your administrator for an invitation.',
      tenantId,
    );
  }

  static tenant(tenantId: string, status: TenantStatus): SignInRefused {
    const message = TENANT_STANDING[status].message ?? 'Your organization is not active.';
    return new SignInRefused('tenant_not_active', message, tenantId, status);
  }

  static superadminThroughTenant(tenantId: string): SignInRefused {
    return new SignInRefused(
      'superadmin_refused',
      'This is a super admin account. It cannot sign in through an organization. Use its own authentication method.',
      tenantId,
    );
  }

  /** An identity provider of one tenant cannot authenticate for another tenant. */
  static ownProof(tenantId: string): SignInRefused {
    return new SignInRefused(
      'own_verification_required',
      'You signed in through the identity provider of another organization. Sign in again to open this one.',
      tenantId,
    );
  }

  /** On the host of one organization nobody signs in to another. */
  static otherHost(tenantId: string): SignInRefused {
    return new SignInRefused(
      'other_organization',
      'Users of another organization cannot sign in at this address. Use the address of the platform.',
      tenantId,
    );
  }

  /** The last authentication is too old for this tenant. */
  static tooLongAgo(tenantId: string): SignInRefused {
    return new SignInRefused(
      'sign_in_again',
      'This organization requires a more recent sign-in. Sign in again to open it.',
      tenantId,
    );
  }

  /** The tenant requires its own identity provider. */
  static ssoRequired(tenantId: string): SignInRefused {
    return new SignInRefused(
      'sso_required',
      'Your organization requires single sign-on. Choose your identity provider on the sign-in page.',
      tenantId,
    );
  }
}
