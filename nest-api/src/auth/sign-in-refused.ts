import { TENANT_STANDING, type TenantStatus } from '@gatehouse/contracts';
import { AppError } from '../common/app-error.js';

/** Somebody proved who they are and still may not come in; they are told why. */
export class SignInRefused extends AppError {
  readonly status = 403;

  private constructor(
    readonly code: string,
    message: string,
    /** In whose trail it belongs; null for the platform's. */
    readonly tenantId: string | null,
    /** The one that does not allow sign-in, where that is the reason. */
    readonly tenantStatus: TenantStatus | null = null,
  ) {
    super(message);
  }

  static person(tenantId: string | null = null): SignInRefused {
    return new SignInRefused(
      'account_suspended',
      'Your account is suspended. Ask your administrator.',
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
      'This account runs the platform and does not sign in through an organization. Use its own way.',
      tenantId,
    );
  }

  /** What one tenant's identity provider says opens no other tenant. */
  static ownProof(tenantId: string): SignInRefused {
    return new SignInRefused(
      'own_verification_required',
      'You signed in through the identity provider of another organization. Sign in anew to open this one.',
      tenantId,
    );
  }

  /** So long ago did they prove who they are that the tenant asks again. */
  static tooLongAgo(tenantId: string): SignInRefused {
    return new SignInRefused(
      'sign_in_again',
      'This organization asks for a more recent sign-in. Sign in anew to open it.',
      tenantId,
    );
  }

  /** The tenant takes nobody in but through its own identity provider. */
  static ssoRequired(tenantId: string): SignInRefused {
    return new SignInRefused(
      'sso_required',
      'Your organization signs in through its own identity provider. Choose it on the sign-in page.',
      tenantId,
    );
  }
}
