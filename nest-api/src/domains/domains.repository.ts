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

/** Claims of domains, verified or not. Joins the caller's unit of work. */
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

  /** Locks the row until the unit of work ends. */
  lock(id: string): Promise<Domain | null> {
    return this.em.findOne(Domain, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** At most `limit + 1`, the newest first; of all tenants if `tenantId` is null. */
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

  /** The tenant's claim of this name. */
  claimOf(tenantId: string, domain: string): Promise<Domain | null> {
    return this.em.findOne(Domain, { tenantId, domain });
  }

  /** The tenant's claims of these names. */
  namedOf(tenantId: string, names: readonly string[]): Promise<Domain[]> {
    return this.em.find(Domain, { tenantId, domain: { $in: [...names] } });
  }

  /** @param most the count stops here; null counts all */
  count(tenantId: string, most: number | null): Promise<number> {
    return countUpTo(this.em, 'domains where tenant_id = ?', [tenantId], most);
  }

  /** The main domain of each tenant: its oldest verified one, otherwise its oldest. */
  async mainOf(tenantIds: readonly string[]): Promise<ReadonlyMap<string, { id: string; domain: string }>> {
    const rows = await this.em.execute<{ tenantId: string; id: string; domain: string }[]>(
      `select t.id as "tenantId", d.id, d.domain from unnest(?::uuid[]) t (id) cross join lateral (
         select d.id, d.domain from domains d where d.tenant_id = t.id order by d.status, d.id limit 1) d`,
      [`{${tenantIds.join(',')}}`],
    );
    return new Map(rows.map(({ tenantId, ...domain }) => [tenantId, domain]));
  }

  /** The claims of these names by any tenant. */
  claimsOf(names: readonly string[]): Promise<{ tenantId: string; domain: string }[]> {
    return this.em.execute(
      `select d.tenant_id as "tenantId", d.domain from jsonb_array_elements_text(?::jsonb) as w (domain)
         join domains d on d.domain = w.domain`,
      [JSON.stringify(names)],
    );
  }

  /** The names that the tenant claims. */
  async claimedAmong(tenantId: string, names: readonly string[]): Promise<ReadonlySet<string>> {
    const known = await this.em.find(
      Domain,
      { tenantId, domain: { $in: [...names] } },
      { fields: ['domain'] },
    );
    return new Set(known.map(({ domain }) => domain));
  }

  /** The tenant's verified domains. */
  verifiedOf(tenantId: string): Promise<Domain[]> {
    return this.em.find(Domain, { tenantId, status: 'active' });
  }

  /** The tenant's claims, verified or not, the oldest first. */
  firstOf(tenantId: string, most: number): Promise<Domain[]> {
    return this.em.find(Domain, { tenantId }, { orderBy: { id: 'asc' }, limit: most });
  }

  /** The verified domains among these names, of any tenant. */
  verifiedAmong(names: readonly string[]): Promise<Domain[]> {
    return this.em.find(Domain, { domain: { $in: [...names] }, status: 'active' });
  }

  /** Verified claims of these names by any tenant, and all claims of them by these tenants. */
  verifiedOrOf(tenantIds: readonly string[], names: readonly string[]): Promise<Domain[]> {
    return this.em.find(Domain, {
      domain: { $in: [...names] },
      $or: [{ tenantId: { $in: [...tenantIds] } }, { status: 'active' }],
    });
  }

  /** The claims of some tenants, verified or not. Uses no unit of work. */
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

  /** The verified claim of a name, of any tenant; must not be shown to another tenant. Uses no unit of work. */
  async lookUpOwnerOf(domain: string): Promise<{ readonly id: string; readonly tenantId: string } | null> {
    const [owner] = await this.lookups.call<{ id: string; tenantId: string }>('owner_of_domain', [domain]);
    return owner ?? null;
  }

  /** The verified claim of another tenant, which only the platform sees. */
  verifiedByOther(tenantId: string, domain: string): Promise<Domain | null> {
    return this.em.findOne(Domain, { domain, status: 'active', tenantId: { $ne: tenantId } });
  }

  /** Verified subdomains of these names that belong to other tenants. Uses no unit of work. */
  verifiedBelow(
    tenantId: string,
    names: readonly string[],
  ): Promise<{ domain: string; coversSubdomains: boolean }[]> {
    return this.lookups.call('verified_below', [tenantId, names]);
  }

  /** Creates a claim that is checked soon; stored when the unit of work is flushed. */
  claim(tenantId: string, domain: string, autoJoin?: AutoJoin): Domain {
    const claim = this.em.create(Domain, { tenantId, domain, ...(autoJoin && { autoJoin }) });
    claim.nextCheckAt = this.clock.now();
    return claim;
  }

  /** Creates a claim that is verified by other means and needs no DNS record. */
  vouchedClaim(tenantId: string, domain: string): Domain {
    return this.em.create(Domain, { tenantId, domain });
  }

  async remove(claim: Domain): Promise<void> {
    await this.em.remove(claim).flush();
  }

  /** Locks the name, so that two claimants take turns until the unit of work ends. */
  async takeTurns(domain: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`domain:${domain}`]);
  }
}

/** The fields that a sign-in reads. */
const DECIDES = ['tenantId', 'domain', 'status', 'coversSubdomains', 'autoJoin'] as const;
export type DecidingDomain = Pick<Domain, (typeof DECIDES)[number]>;

/** The domain that `decidingOf` finds for a name, in a unit of work for a sign-in. It may belong to another tenant. */
export async function findDecidingDomain(em: EntityManager, domain: string): Promise<DecidingDomain | null> {
  const deciders = { domain: { $in: decidersOf(domain) }, status: 'active' } as const;
  return decidingOf(domain, await em.find(Domain, deciders, { fields: [...DECIDES] }));
}
