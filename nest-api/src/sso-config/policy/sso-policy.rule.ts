import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { Proof } from '../../auth/proof.js';
import { SignInRefused } from '../../auth/sign-in-refused.js';
import { type Entering, type SignInRule, SignInRules } from '../../auth/sign-in-rules.js';
import type { ClientContext } from '../../common/client-address.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Mail } from '../../mail/mail.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import { SsoPoliciesRepository } from './sso-policies.repository.js';

/** A tenant that enforces SSO takes nobody in otherwise, at whatever door, but those named for emergencies. */
@Injectable()
export class SsoPolicyRule implements SignInRule, OnModuleInit {
  /** Proofs that were let in for an emergency, between the two questions of one sign-in. */
  private readonly emergencies = new WeakSet<Proof>();

  constructor(
    private readonly rules: SignInRules,
    private readonly policies: SsoPoliciesRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly mail: Mail,
    private readonly admins: TenantAdmins,
  ) {}

  onModuleInit(): void {
    this.rules.register(this);
  }

  /**
   * Whoever is named must still be an admin. Where nobody who is named is one any more (they left, or were suspended),
   * every admin may come in that way, and is announced: a policy must not shut its own organisation out.
   */
  async refuse({ tenantId, person }: Entering, proof: Proof): Promise<SignInRefused | null> {
    if (proof.through?.tenantId === tenantId) return null;
    const policy = await this.policies.inForce(tenantId, person.userId);
    if (!policy) return null;
    const mayStill = person.membershipRole === 'tenant_admin' && (policy.named || !policy.manned);
    if (!mayStill) return SignInRefused.ssoRequired(tenantId);
    this.emergencies.add(proof);
    return null;
  }

  /** All admins hear of it at once: a way around the upstream is worth most to somebody who should have none. */
  async entered({ tenantId, person }: Entering, proof: Proof, client: ClientContext): Promise<void> {
    if (!this.emergencies.has(proof)) return;
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
