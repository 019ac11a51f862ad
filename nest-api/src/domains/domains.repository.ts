import type { AutoJoin, DomainListQuery } from '@gatehouse/contracts';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { type Counted, counted, decodeCursor } from '../common/paging.js';
import { countUpTo } from '../database/count-up-to.js';
import { Lookups } from '../database/lookups.js';
import { textArray } from '../database/text-array.js';
import { decidersOf, decidingOf } from './deciding-domain.js';
import { Domain } from './domain.entity.js';

export type { Domain };

/** A domain as a tenant may see it. */
export type KnownDomain = Pick<Domain, 'domain' | 'status' | 'coversSubdomains'> & {
  /** Null for a domain of another tenant. */
  readonly tenantId: string | null;
};

/** Claims of domains, verified or not, in the unit of work of the caller. */
@Injectable()
export class DomainsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<Domain | null> {
    return this.em.findOne(Domain, { id });
  }

  /** Held until the unit of work ends. */
  lock(id: string): Promise<Domain | null> {
    return this.em.findOne(Domain, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** At most `limit + 1`, newest first; those of all tenants without one. */
  async page(tenantId: string | null, query: DomainListQuery): Promise<Counted<Domain>> {
    const { status, cursor, limit } = query;
    const rows = await this.em.find(
      Domain,
      {
        ...(tenantId ? { tenantId } : {}),
        ...(status ? { status } : {}),
        ...(cursor ? { id: { $lt: decodeCursor(cursor)[1] } } : {}),
      },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
    return counted(rows, query, (most) =>
      countUpTo(
        this.em,
        `domains where ${tenantId ? 'tenant_id = ?' : 'true'} and ${status ? 'status = ?' : 'true'}`,
        [tenantId, status].filter(Boolean),
        most,
      ),
    );
  }

  /** What a tenant claims under this name. */
  claimOf(tenantId: string, domain: string): Promise<Domain | null> {
    return this.em.findOne(Domain, { tenantId, domain });
  }

  /** What a tenant claims under these names. */
  namedOf(tenantId: string, names: readonly string[]): Promise<Domain[]> {
    return this.em.find(Domain, { tenantId, domain: { $in: [...names] } });
  }

  /** @param most counts no further; null counts all */
  count(tenantId: string, most: number | null): Promise<number> {
    return countUpTo(this.em, 'domains where tenant_id = ?', [tenantId], most);
  }

  /** The one that stands for each tenant: its oldest verified domain, else its oldest. */
  async mainOf(tenantIds: readonly string[]): Promise<ReadonlyMap<string, { id: string; domain: string }>> {
    const rows = await this.em.execute<{ tenantId: string; id: string; domain: string }[]>(
      `select t.id as "tenantId", d.id, d.domain from unnest(?::uuid[]) t (id) cross join lateral (
         select d.id, d.domain from domains d where d.tenant_id = t.id order by d.status, d.id limit 1) d`,
      [`{${tenantIds.join(',')}}`],
    );
    return new Map(rows.map(({ tenantId, ...domain }) => [tenantId, domain]));
  }

  /** Who claims any of these names, whichever tenants they are. */
  claimsOf(names: readonly string[]): Promise<{ tenantId: string; domain: string }[]> {
    return this.em.execute(
      `select d.tenant_id as "tenantId", d.domain from jsonb_array_elements_text(?::jsonb) as w (domain)
         join domains d on d.domain = w.domain`,
      [JSON.stringify(names)],
    );
  }

  /** Which of these names a tenant claims. */
  async claimedAmong(tenantId: string, names: readonly string[]): Promise<ReadonlySet<string>> {
    const known = await this.em.find(
      Domain,
      { tenantId, domain: { $in: [...names] } },
      { fields: ['domain'] },
    );
    return new Set(known.map(({ domain }) => domain));
  }

  /** Those that a tenant has verified. */
  verifiedOf(tenantId: string): Promise<Domain[]> {
    return this.em.find(Domain, { tenantId, status: 'active' });
  }

  /** Those that a tenant claims, verified or not, the oldest first. */
  firstOf(tenantId: string, most: number): Promise<Domain[]> {
    return this.em.find(Domain, { tenantId }, { orderBy: { id: 'asc' }, limit: most });
  }

  /** Those of these names that somebody has verified, whoever it is. */
  verifiedAmong(names: readonly string[]): Promise<Domain[]> {
    return this.em.find(Domain, { domain: { $in: [...names] }, status: 'active' });
  }

  /** Who has verified these names, and what some tenants claim under them. */
  verifiedOrOf(tenantIds: readonly string[], names: readonly string[]): Promise<Domain[]> {
    return this.em.find(Domain, {
      domain: { $in: [...names] },
      $or: [{ tenantId: { $in: [...tenantIds] } }, { status: 'active' }],
    });
  }

  /** What some tenants claim, verified or not. In no unit of work. */
  async lookUpNamesOf(tenantIds: readonly string[], most: number): Promise<string[]> {
    const rows = await this.lookups.call<{ domain: string }>('domains_of_tenants', [tenantIds, most]);
    return rows.map(({ domain }) => domain);
  }

  /** The verified ones among these names, as far as a tenant may know them. Runs outside any unit of work. */
  async verifiedFor(tenantId: string, names: readonly string[]): Promise<KnownDomain[]> {
    const rows = await this.lookups.call<{ domain: string; coversSubdomains: boolean; isOwn: boolean }>(
      'verified_domains',
      [tenantId, names],
    );
    return rows.map(({ isOwn, ...domain }) => ({
      ...domain,
      status: 'active',
      tenantId: isOwn ? tenantId : null,
    }));
  }

  /** A tenant's own claims of these names, and the names that another tenant has verified. */
  async claimsAndVerified(tenantId: string, names: readonly string[]): Promise<KnownDomain[]> {
    const own = await this.em.find(Domain, { tenantId, domain: { $in: [...names] } });
    const others = (await this.verifiedFor(tenantId, names)).filter((domain) => domain.tenantId === null);
    return [...own, ...others];
  }

  /** Whether another tenant has verified any of these names. */
  async isVerifiedElsewhere(tenantId: string, names: readonly string[]): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from verified_domains(?, ?::text[]) where not "isOwn" limit 1',
      [tenantId, textArray(names)],
    );
    return rows.length > 0;
  }

  /** The verified claim of a name, whoever has it; not for an answer to another tenant. In no unit of work. */
  async lookUpOwnerOf(domain: string): Promise<{ readonly id: string; readonly tenantId: string } | null> {
    const [owner] = await this.lookups.call<{ id: string; tenantId: string }>('owner_of_domain', [domain]);
    return owner ?? null;
  }

  /** The verified claim of another tenant, which only the platform sees. */
  verifiedByOther(tenantId: string, domain: string): Promise<Domain | null> {
    return this.em.findOne(Domain, { domain, status: 'active', tenantId: { $ne: tenantId } });
  }

  /** What other tenants have verified below these names. In no unit of work. */
  verifiedBelow(
    tenantId: string,
    names: readonly string[],
  ): Promise<{ domain: string; coversSubdomains: boolean }[]> {
    return this.lookups.call('verified_below', [tenantId, names]);
  }

  /** A claim that is looked up soon, once the unit of work is flushed. */
  claim(tenantId: string, domain: string, autoJoin?: AutoJoin): Domain {
    const claim = this.em.create(Domain, { tenantId, domain, ...(autoJoin && { autoJoin }) });
    claim.nextCheckAt = this.clock.now();
    return claim;
  }

  /** A claim that somebody vouches for, so that nobody looks for a record. */
  vouchedClaim(tenantId: string, domain: string): Domain {
    return this.em.create(Domain, { tenantId, domain });
  }

  async remove(claim: Domain): Promise<void> {
    await this.em.remove(claim).flush();
  }

  /** Two claimants of one domain take turns, until the unit of work ends. */
  async takeTurns(domain: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`domain:${domain}`]);
  }
}

/** What a sign-in reads of a verified domain. */
const DECIDES = ['tenantId', 'domain', 'status', 'coversSubdomains', 'autoJoin'] as const;
export type DecidingDomain = Pick<Domain, (typeof DECIDES)[number]>;

/** The domain that `decidingOf` a name finds, in a unit of work for a sign-in: the name may be another tenant's. */
export async function findDecidingDomain(em: EntityManager, domain: string): Promise<DecidingDomain | null> {
  const deciders = { domain: { $in: decidersOf(domain) }, status: 'active' } as const;
  return decidingOf(domain, await em.find(Domain, deciders, { fields: [...DECIDES] }));
}
