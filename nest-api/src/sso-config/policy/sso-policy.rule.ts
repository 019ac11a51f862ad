import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { Proof } from '../../auth/proof.js';
import { SignInRefused } from '../../auth/sign-in-refused.js';
import { type Entering, type SignInRule, SignInRules } from '../../auth/sign-in-rules.js';
import type { ClientContext } from '../../common/client-address.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Mail } from '../../mail/mail.js';
import { TenantAdmins } from '../../users/tenant-admins.js';

/** A tenant that enforces SSO takes nobody in otherwise, at whatever door, but those named for emergencies. */
@Injectable()
export class SsoPolicyRule implements SignInRule, OnModuleInit {
  constructor(
    private readonly rules: SignInRules,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly mail: Mail,
    private readonly admins: TenantAdmins,
  ) {}

  onModuleInit(): void {
    this.rules.register(this);
  }

  refuse(entering: Entering, proof: Proof): SignInRefused | null {
    if (!isAroundSso(entering, proof) || isForEmergencies(entering)) return null;
    return SignInRefused.ssoRequired(entering.tenantId);
  }

  /** All admins hear of it at once: a way around the upstream is worth most to somebody who should have none. */
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
        detail: { amr: proof.amr },
      });
      const data = { email: person.email };
      await this.admins.tell(this.mail, tenantId, { template: 'sso-break-glass', data });
    });
  }
}

function isAroundSso({ tenantId, person }: Entering, { through }: Proof): boolean {
  return person.requiresSso && through?.tenantId !== tenantId;
}

/**
 * Whoever is named must still be an admin. Where nobody who is named is one any more (they left, or were suspended),
 * every admin may come in that way, and is announced: a policy must not shut its own organization out.
 */
function isForEmergencies({ person }: Entering): boolean {
  const isMeant = person.isEmergencyAdmin || !person.hasEmergencyAdmin;
  return person.membershipRole === 'tenant_admin' && isMeant;
}
