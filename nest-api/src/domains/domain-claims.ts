import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Mail } from '../mail/mail.js';
import { PlanBounds } from '../tenants/plans/plan-bounds.js';
import { TenantAdmins } from '../users/tenant-admins.js';
import { judgeRecords, recordNameOf } from './challenge.js';
import { isTooLongUnseen } from './check-schedule.js';
import { parentsOf } from './domain-name.js';
import { type Domain, DomainsRepository } from './domains.repository.js';
import { type TxtAnswer, TxtResolver } from './txt-resolver.js';

/** Who asked for a check: an admin, or the clock. */
export type CheckedBy =
  | { readonly type: 'user'; readonly id: string }
  | { readonly type: 'system'; readonly id: null };

const BY_CLOCK: CheckedBy = { type: 'system', id: null };
const WHY = 'the clock looks after the domains of every tenant';

/**
 * Looks whether a claim is verified, and lets the answer count.
 *
 * One tenant owns a verified domain, which the unique index `domains_owner_unique` decides. A domain stands for itself,
 * and for its subdomains where its tenant has said so; below a domain that another tenant has verified there is nothing to
 * prove, whether it covers its subdomains or not.
 */
@Injectable()
export class DomainClaims {
  constructor(
    private readonly em: EntityManager,
    private readonly domains: DomainsRepository,
    private readonly unit: UnitOfWork,
    private readonly resolver: TxtResolver,
    private readonly bounds: PlanBounds,
    private readonly audit: Audit,
    private readonly mail: Mail,
    private readonly admins: TenantAdmins,
    private readonly clock: Clock,
  ) {}

  /** Asks the DNS, outside of any transaction, then writes down what came of it. */
  async check({ id, domain }: { id: string; domain: string }): Promise<Domain | null> {
    const answer = await this.resolver.lookUp(recordNameOf(domain));
    return this.unit.onPlatform(WHY, () => this.apply(id, answer, BY_CLOCK));
  }

  /**
   * The same for an admin who asks now, in their tenant. Where another tenant has verified the domain, the same records
   * are first held against that tenant's own claim, in that tenant.
   */
  async checkNow(
    { id, domain, tenantId }: Pick<Domain, 'id' | 'domain' | 'tenantId'>,
    by: CheckedBy,
  ): Promise<Domain | null> {
    const answer = await this.resolver.lookUp(recordNameOf(domain));
    const isHeld = await this.unit.inTenant(tenantId, () => this.isHeldElsewhere(id, answer));
    if (isHeld) await this.checkOwner(domain, answer);
    return this.unit.inTenant(tenantId, () => this.apply(id, answer, by));
  }

  /** Whether nothing but another tenant's claim of the same domain keeps this one from being verified. */
  private async isHeldElsewhere(id: string, answer: TxtAnswer): Promise<boolean> {
    const claim = await this.domains.find(id);
    if (!claim || claim.status === 'active' || 'unreachable' in answer) return false;
    if (judgeRecords(answer.records, claim.challenge as string) !== 'found') return false;
    const { tenantId, domain } = claim;
    if (await this.domains.isVerifiedElsewhere(tenantId, parentsOf(domain))) return false;
    return this.domains.isVerifiedElsewhere(tenantId, [domain]);
  }

  /** The owner of a domain loses it where their own record is gone from these. */
  private async checkOwner(domain: string, answer: TxtAnswer): Promise<void> {
    const known = await this.domains.lookUpOwnerOf(domain);
    if (!known || 'unreachable' in answer) return;
    await this.unit.inTenant(known.tenantId, async () => {
      await this.domains.takeTurns(domain);
      const owner = await this.domains.lock(known.id);
      if (owner?.status === 'active') await this.givesWay(owner, answer.records);
    });
  }

  /**
   * A directory that knows the tenant's domains vouched for one, over an admin's consent. Claims it where nobody did.
   *
   * @returns null where another tenant has verified it, or one above it
   * @throws PlanLimitReached
   */
  vouch(tenantId: string, domain: string, detail: string, by: CheckedBy): Promise<Domain | null> {
    return this.unit.inTenant(tenantId, async () => {
      await this.domains.takeTurns(domain);
      if (await this.domains.isVerifiedElsewhere(tenantId, [domain, ...parentsOf(domain)])) return null;
      const known = await this.domains.claimOf(tenantId, domain);
      if (!known) await this.bounds.require(tenantId, 'domains', 1);
      const claim = known ?? this.domains.vouchedClaim(tenantId, domain);
      if (claim.status !== 'active') await this.prove(claim, 'directory', by, detail);
      await this.em.flush();
      return claim;
    });
  }

  /**
   * A connection names these domains: what the tenant does not claim yet, it claims now. Joins the open unit.
   *
   * @throws PlanLimitReached
   */
  async ensure(tenantId: string, domains: readonly string[]): Promise<void> {
    const claimed = await this.domains.claimedAmong(tenantId, domains);
    const missing = domains.filter((name) => !claimed.has(name));
    if (missing.length > 0) await this.bounds.require(tenantId, 'domains', missing.length);
    for (const domain of missing) this.domains.claim(tenantId, domain);
    await this.em.flush();
  }

  private async apply(id: string, answer: TxtAnswer, by: CheckedBy): Promise<Domain | null> {
    const claim = await this.domains.lock(id);
    if (!claim) return null;
    const now = this.clock.now();
    if ('unreachable' in answer) {
      claim.noteCheck('unreachable', now);
      if (this.stands(claim) && isTooLongUnseen(claim, now)) await this.lose(claim, 'unreachable');
    } else {
      const outcome = judgeRecords(answer.records, claim.challenge as string);
      if (outcome === 'found') await this.found(claim, answer.records, by);
      else {
        if (this.stands(claim)) await this.lose(claim, outcome);
        claim.noteCheck(outcome, now);
      }
    }
    await this.em.flush();
    return claim;
  }

  /** Whether it is the DNS that it stands on: what a directory or the platform vouched for needs no record. */
  private stands({ status, proof }: Domain): boolean {
    return status === 'active' && proof === 'dns';
  }

  private async found(claim: Domain, records: readonly string[], by: CheckedBy): Promise<void> {
    if (claim.status !== 'active') {
      await this.domains.takeTurns(claim.domain);
      const { tenantId, domain } = claim;
      if (await this.domains.isVerifiedElsewhere(tenantId, parentsOf(domain))) {
        return claim.noteCheck('parent_owned_elsewhere', this.clock.now());
      }
      if (await this.domains.isVerifiedElsewhere(tenantId, [domain])) {
        const owner = await this.domains.verifiedByOther(tenantId, domain);
        if (!owner || !(await this.givesWay(owner, records)))
          return claim.noteCheck('owned_elsewhere', this.clock.now());
      }
      await this.prove(claim, 'dns', by);
    }
    claim.noteCheck('found', this.clock.now());
  }

  /** The one who owned it until now, when their own record is gone from the same DNS. */
  private async givesWay(owner: Domain, records: readonly string[]): Promise<boolean> {
    if (!this.stands(owner)) return false;
    const outcome = judgeRecords(records, owner.challenge as string);
    if (outcome === 'found') return false;
    await this.lose(owner, outcome);
    owner.noteCheck(outcome, this.clock.now());
    await this.em.flush();
    return true;
  }

  private async prove(
    claim: Domain,
    proof: 'dns' | 'directory',
    by: CheckedBy,
    detail?: string,
  ): Promise<void> {
    claim.prove(proof, this.clock.now(), detail ?? null);
    await this.em.flush();
    await this.audit.record({
      tenantId: claim.tenantId,
      actor: by,
      action: 'domain.verified',
      target: { type: 'domain', id: claim.id },
      outcome: 'success',
      detail: { domain: claim.domain, proof, detail: detail ?? null },
    });
  }

  private async lose(claim: Domain, outcome: string): Promise<void> {
    claim.loseProof();
    await this.audit.record({
      tenantId: claim.tenantId,
      actor: BY_CLOCK,
      action: 'domain.verification_lost',
      target: { type: 'domain', id: claim.id },
      outcome: 'failure',
      detail: { domain: claim.domain, outcome },
    });
    await this.admins.tell(this.mail, claim.tenantId, {
      template: 'domain-proof-lost',
      data: { domain: claim.domain, recordName: recordNameOf(claim.domain) },
    });
  }
}
