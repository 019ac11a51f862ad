import { type SignInRisk, TENANT_STANDING, type TenantStatus } from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import { AppError } from '../common/app-error.js';

/** Values of the sign-in log. */
export interface Compared {
  readonly found: Readonly<Record<string, unknown>>;
  readonly expected?: Readonly<Record<string, unknown>>;
}

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
    /** What the rule compared, for admins. The user does not learn it. */
    readonly compared: Compared | null = null,
    /** The risk, if it is the reason. */
    readonly risk: SignInRisk | null = null,
  ) {
    super(message);
  }

  static person(tenantId: string | null = null): SignInRefused {
    return new SignInRefused('account_suspended', personMessage('account_suspended'), tenantId);
  }

  static noTenant(tenantId: string | null = null): SignInRefused {
    return new SignInRefused('no_organization', personMessage('no_organization'), tenantId);
  }

  static tenant(tenantId: string, status: TenantStatus): SignInRefused {
    const message = TENANT_STANDING[status].message ?? personMessage('tenant_not_active');
    return new SignInRefused('tenant_not_active', message, tenantId, status);
  }

  static superadminThroughTenant(tenantId: string): SignInRefused {
    return new SignInRefused('superadmin_refused', personMessage('superadmin_refused'), tenantId);
  }

  /** An identity provider of one tenant cannot authenticate for another tenant. */
  static ownProof(tenantId: string): SignInRefused {
    return new SignInRefused(
      'own_verification_required',
      personMessage('own_verification_required'),
      tenantId,
    );
  }

  /** A custom domain accepts sign-ins to its own organization only. */
  static otherHost(tenantId: string): SignInRefused {
    return new SignInRefused(
      'other_organization',
      'Users of another organization cannot sign in at this address. Use the address of the platform.',
      tenantId,
    );
  }

  /** The last authentication is too old for this tenant. */
  static tooLongAgo(tenantId: string): SignInRefused {
    return new SignInRefused('sign_in_again', personMessage('sign_in_again'), tenantId);
  }

  /** The tenant's policy does not allow the network of the client. */
  static network(tenantId: string, compared: Compared): SignInRefused {
    const code = 'network_not_allowed';
    return new SignInRefused(code, personMessage(code), tenantId, null, compared);
  }

  /** The tenant's policy rejects sign-ins of this risk. */
  static risky(tenantId: string, risk: SignInRisk): SignInRefused {
    return SignInRefused.byRisk('sign_in_too_risky', tenantId, risk);
  }

  private static byRisk(
    code: 'sign_in_too_risky' | 'risk_requires_passkey' | 'approval_unavailable',
    tenantId: string,
    risk: SignInRisk,
  ): SignInRefused {
    const counted = risk.reasons.filter(({ isCounted }) => isCounted !== false);
    const compared = { found: { found: counted.map(({ signal }) => signal) } };
    return new SignInRefused(code, personMessage(code), tenantId, null, compared, risk);
  }

  /** The tenant's policy allows sign-ins of this risk with a passkey only, and the user has none. */
  static withoutPasskey(tenantId: string, risk: SignInRisk): SignInRefused {
    return SignInRefused.byRisk('risk_requires_passkey', tenantId, risk);
  }

  /** The tenant holds sign-ins of this risk for the approval of an admin, and nobody can approve it. */
  static withoutApprover(tenantId: string, risk: SignInRisk): SignInRefused {
    return SignInRefused.byRisk('approval_unavailable', tenantId, risk);
  }

  /** The tenant requires its own identity provider. */
  static ssoRequired(tenantId: string): SignInRefused {
    return new SignInRefused('sso_required', personMessage('sso_required'), tenantId);
  }
}
