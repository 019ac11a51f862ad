import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { Proof } from '../../auth/proof.js';
import { SignInRefused } from '../../auth/sign-in-refused.js';
import { type Entering, type SignInRule, SignInRules } from '../../auth/sign-in-rules.js';
import type { ClientContext } from '../../common/client-address.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Mail } from '../../mail/mail.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import { EmergencyCodesRepository } from './emergency-codes.repository.js';
import { SsoPoliciesRepository } from './sso-policies.repository.js';

/** If a tenant enforces SSO, only emergency administrators can use other authentication methods. */
@Injectable()
export class SsoPolicyRule implements SignInRule, OnModuleInit {
  constructor(
    private readonly rules: SignInRules,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly mail: Mail,
    private readonly admins: TenantAdmins,
    private readonly policies: SsoPoliciesRepository,
    private readonly codes: EmergencyCodesRepository,
  ) {}

  onModuleInit(): void {
    this.rules.register(this);
  }

  refuse(entering: Entering, proof: Proof): SignInRefused | null {
    if (!isAroundSso(entering, proof) || isForEmergencies(entering)) return null;
    return SignInRefused.ssoRequired(entering.tenantId);
  }

  /** Read apart: emergencies are rare, and all other sign-ins need not know. */
  async asksForCode(entering: Entering, proof: Proof): Promise<boolean> {
    const { tenantId } = entering;
    if (!isAroundSso(entering, proof) || proof.emergencyAt === tenantId) return false;
    const policy = await this.unit.inTenant(tenantId, () => this.policies.of(tenantId));
    return !!policy && policy.emergencyAccess !== 'password';
  }

  /**
   * Notifies all admins immediately, because attackers are interested in sign-ins that bypass the identity provider.
   */
  async entered(entering: Entering, proof: Proof, client: ClientContext): Promise<void> {
    if (!isAroundSso(entering, proof) || !isForEmergencies(entering)) return;
    const { tenantId, person } = entering;
    await this.unit.inTenant(tenantId, async () => {
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: person.userId },
        action: 'sign_in.break_glass',
        target: { type: 'user', id: person.userId },
        outcome: 'success',
        address: client.address,
        detail: { amr: proof.amr, ...(proof.emergencyAt && { factor: 'emergency_code' }) },
      });
      const codesLeft = proof.emergencyAt ? await this.codes.left(tenantId) : null;
      const data = { email: person.email, codesLeft };
      await this.admins.tell(this.mail, tenantId, { template: 'sso-break-glass', data });
    });
  }
}

function isAroundSso({ tenantId, person }: Entering, { through }: Proof): boolean {
  return person.requiresSso && through?.tenantId !== tenantId;
}

/**
 * An emergency administrator must still be an admin. If none of them is (they left, or were suspended),
 * every admin may sign in this way, with a notification: a policy must not lock out its own organization.
 */
function isForEmergencies({ person }: Entering): boolean {
  const isMeant = person.isEmergencyAdmin || !person.hasEmergencyAdmin;
  return person.membershipRole === 'tenant_admin' && isMeant;
}
