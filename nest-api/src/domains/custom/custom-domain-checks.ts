import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Mail } from '../../mail/mail.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import { judgeRecords, recordNameOf } from '../challenge.js';
import { CnameResolver } from '../cname-resolver.js';
import type { CheckedBy } from '../domain-claims.js';
import { parentsOf } from '../domain-name.js';
import { DomainsRepository } from '../domains.repository.js';
import { TxtResolver } from '../txt-resolver.js';
import { type CustomDomain, CustomDomainsRepository, type HostOwner } from './custom-domains.repository.js';
import { outcomeOf, type SeenRecords, servesUntil } from './judge-host.js';

const BY_CLOCK: CheckedBy = { type: 'system', id: null };

/** Checks the records of custom domains. */
@Injectable()
export class CustomDomainChecks {
  private readonly target: string;

  constructor(
    private readonly em: EntityManager,
    private readonly customDomains: CustomDomainsRepository,
    private readonly domains: DomainsRepository,
    private readonly unit: UnitOfWork,
    private readonly txt: TxtResolver,
    private readonly cname: CnameResolver,
    private readonly audit: Audit,
    private readonly mail: Mail,
    private readonly admins: TenantAdmins,
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.target = new URL(settings.PUBLIC_URL).hostname;
  }

  /** Queries the DNS outside of any transaction, then stores the result. */
  async check({ id, tenantId, host }: HostOwner, by: CheckedBy = BY_CLOCK): Promise<CustomDomain | null> {
    const [txt, cname] = await Promise.all([this.txt.lookUp(recordNameOf(host)), this.cname.lookUp(host)]);
    const seen = { txt, cname };
    const isFree = await this.isFree({ id, tenantId, host }, seen);
    try {
      return await this.unit.inTenant(tenantId, () => this.apply(id, seen, isFree, by));
    } catch (error) {
      // Another organization verified the host concurrently: the unique index decides.
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      return this.unit.inTenant(tenantId, () => this.apply(id, seen, false, by));
    }
  }

  /** Whether no other organization owns the host, or its owner's record is missing from the same DNS answer. */
  private async isFree({ id, tenantId, host }: HostOwner, { txt }: SeenRecords): Promise<boolean> {
    const above = await this.unit.inTenant(tenantId, () =>
      this.domains.isVerifiedElsewhere(tenantId, [host, ...parentsOf(host)]),
    );
    if (above) return false;
    const owner = await this.customDomains.lookUpOwnerOf(host);
    if (!owner || owner.id === id) return true;
    if ('unreachable' in txt) return false;
    const own = await this.unit.inTenant(tenantId, () => this.customDomains.of(tenantId));
    if (!own || judgeRecords(txt.records, own.challenge) !== 'found') return false;
    return this.unit.inTenant(owner.tenantId, () => this.givesWay(owner, txt.records));
  }

  private async givesWay({ id, host }: HostOwner, records: readonly string[]): Promise<boolean> {
    await this.customDomains.takeTurns(host);
    const owner = await this.customDomains.lock(id);
    if (!owner || owner.status === 'pending') return true;
    const proof = judgeRecords(records, owner.challenge);
    if (proof === 'found') return false;
    owner.release(`txt_${proof}`, this.clock.now());
    await this.em.flush();
    await this.stopped(owner, BY_CLOCK);
    return true;
  }

  private async apply(
    id: string,
    seen: SeenRecords,
    isFree: boolean,
    by: CheckedBy,
  ): Promise<CustomDomain | null> {
    const domain = await this.customDomains.lock(id);
    if (!domain) return null;
    const now = this.clock.now();
    const outcome = outcomeOf(seen, domain.challenge, this.target);
    const isProved = outcome === 'found' || outcome.startsWith('cname_');
    if (domain.status === 'pending' && isProved && !isFree) {
      domain.noteOwner(now);
      await this.em.flush();
      return domain;
    }
    const cname = 'names' in seen.cname ? (seen.cname.names[0] ?? null) : null;
    const before = domain.note(outcome, cname, now);
    await this.em.flush();
    if (before !== domain.status) await this.tell(domain, before, by);
    return domain;
  }

  private async tell(domain: CustomDomain, before: CustomDomain['status'], by: CheckedBy): Promise<void> {
    if (domain.status === 'failing') {
      await this.record(domain, 'custom_domain.failing', 'failure', by);
      return this.warn(domain);
    }
    if (domain.status === 'pending') return this.stopped(domain, by);
    if (before === 'pending') await this.record(domain, 'custom_domain.verified', 'success', by);
    if (domain.status === 'active') await this.record(domain, 'custom_domain.activated', 'success', by);
  }

  private async stopped(domain: CustomDomain, by: CheckedBy): Promise<void> {
    await this.record(domain, 'custom_domain.stopped', 'failure', by);
    await this.warn(domain);
  }

  private record(
    { id, tenantId, host, lastOutcome }: CustomDomain,
    action: `custom_domain.${'verified' | 'activated' | 'failing' | 'stopped'}`,
    outcome: 'success' | 'failure',
    actor: CheckedBy,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor,
      action,
      target: { type: 'custom_domain', id },
      outcome,
      detail: { domain: host, outcome: lastOutcome ?? null },
    });
  }

  private warn({ tenantId, host, failingSince }: CustomDomain): Promise<void> {
    return this.admins.tell(this.mail, tenantId, {
      template: 'custom-domain-failing',
      data: { host, until: failingSince ? servesUntil(failingSince).toISOString() : null },
    });
  }
}
