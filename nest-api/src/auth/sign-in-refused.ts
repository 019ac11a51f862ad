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

  static noTenant(): SignInRefused {
    return new SignInRefused(
      'no_organisation',
      'Your account belongs to no organisation. Ask your administrator for an invitation.',
      null,
    );
  }

  static tenant(tenantId: string, status: TenantStatus): SignInRefused {
    const message = TENANT_STANDING[status].message ?? 'Your organisation is not active.';
    return new SignInRefused('tenant_not_active', message, tenantId);
  }
}
