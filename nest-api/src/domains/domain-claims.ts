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

/** The actor of a check: an admin or the schedule. */
export type CheckedBy =
  | { readonly type: 'user'; readonly id: string }
  | { readonly type: 'system'; readonly id: null };

const BY_CLOCK: CheckedBy = { type: 'system', id: null };
const WHY = 'the clock looks after the domains of every tenant';

/**
 * Verifies claims of domains.
 *
 * One tenant owns a verified domain, by the unique index `domains_owner_unique`. A domain covers its subdomains if its
 * tenant has enabled that. A subdomain of a domain that another tenant has verified cannot be verified, whether that
 * domain covers its subdomains or not.
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

  /** Queries the DNS outside of any transaction, then stores the result. */
  async check({ id, domain }: { id: string; domain: string }): Promise<Domain | null> {
    const answer = await this.resolver.lookUp(recordNameOf(domain));
    return this.unit.onPlatform(WHY, () => this.apply(id, answer, BY_CLOCK));
  }

  /**
   * The same for an admin, in their tenant. If another tenant has verified the domain, that tenant's claim is checked
   * against the same records first.
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

  /** Whether only another tenant's claim of the same domain prevents the verification. */
  private async isHeldElsewhere(id: string, answer: TxtAnswer): Promise<boolean> {
    const claim = await this.domains.find(id);
    if (!claim || claim.status === 'active' || 'unreachable' in answer) return false;
    if (judgeRecords(answer.records, claim.challenge as string) !== 'found') return false;
    const { tenantId, domain } = claim;
    if (await this.domains.isVerifiedElsewhere(tenantId, parentsOf(domain))) return false;
    return this.domains.isVerifiedElsewhere(tenantId, [domain]);
  }

  /** The current owner loses the domain if its own record is missing. */
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
   * Verifies a domain on the authority of an identity provider that lists the tenant's domains, with an admin's
   * consent. Creates the claim if necessary.
   *
   * @returns null if another tenant has verified the domain or a parent of it
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
   * Creates the missing claims for the domains of a connection. Joins the open unit.
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

  /** Whether the claim depends on DNS. Domains verified by an identity provider or the platform need no record. */
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

  /** The current owner loses the domain if its own record is missing from the same DNS answer. */
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
