import type { Plan, TenantStatus } from '@gatehouse/contracts';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../database/lookups.js';
import { Tenant } from './tenant.entity.js';

export type { Tenant };

export interface TenantLabel {
  readonly name: string;
  readonly code: string;
  readonly isDemo: boolean;
}

/** Tenants. Joins the caller's unit of work. */
@Injectable()
export class TenantsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  async exists(id: string): Promise<boolean> {
    return (await this.em.count(Tenant, { id })) > 0;
  }

  find(id: string): Promise<Tenant | null> {
    return this.em.findOne(Tenant, { id });
  }

  /** The tenant must exist. */
  require(id: string): Promise<Tenant> {
    return this.em.findOneOrFail(Tenant, { id });
  }

  /** Includes deleted tenants until they are erased. */
  findKept(id: string): Promise<Tenant | null> {
    return this.em.findOne(Tenant, { id, erasedAt: null });
  }

  /** As `find`, but locks the row until the unit of work ends. */
  lock(id: string): Promise<Tenant | null> {
    return this.em.findOne(Tenant, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** As `require`, but locks the row until the unit of work ends. */
  requireLocked(id: string): Promise<Tenant> {
    return this.em.findOneOrFail(Tenant, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** As `findKept`, but locks the row until the unit of work ends. */
  lockKept(id: string): Promise<Tenant | null> {
    return this.em.findOne(Tenant, { id, erasedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Names of some tenants. Uses no unit of work. */
  async lookUpNamesOf(ids: readonly string[], most: number): Promise<string[]> {
    const rows = await this.lookups.call<{ name: string }>('names_of_tenants', [ids, most]);
    return rows.map(({ name }) => name);
  }

  /** By id. */
  async all(ids: readonly string[]): Promise<ReadonlyMap<string, Tenant>> {
    const tenants = await this.em.find(Tenant, { id: { $in: [...ids] } });
    return new Map(tenants.map((tenant) => [tenant.id, tenant]));
  }

  /** By id. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const tenants = await this.em.find(Tenant, { id: { $in: [...ids] } }, { fields: ['name'] });
    return new Map(tenants.map(({ id, name }) => [id as string, name as string]));
  }

  /** The tenant must exist. */
  async statusOf(id: string): Promise<TenantStatus> {
    const [row] = await this.em.execute<{ status: TenantStatus }[]>(
      'select status from tenants where id = ?',
      [id],
    );
    if (!row) throw new Error(`there is no tenant ${id}`);
    return row.status;
  }

  async planOf(id: string): Promise<Plan | null> {
    const [row] = await this.em.execute<{ plan: Plan }[]>('select plan from tenants where id = ?', [id]);
    return row?.plan ?? null;
  }

  /** As `planOf`, but locks the row until the unit of work ends. */
  async holdPlanOf(id: string): Promise<Plan | null> {
    const [row] = await this.em.execute<{ plan: Plan }[]>(
      'select plan from tenants where id = ? for no key update',
      [id],
    );
    return row?.plan ?? null;
  }

  /** The labels of the tenants, by ID. */
  async labelsOf(ids: readonly string[]): Promise<ReadonlyMap<string, TenantLabel>> {
    const rows = await this.em.execute<(TenantLabel & { id: string })[]>(
      'select id, name, code, is_demo as "isDemo" from tenants where id = any(?::uuid[])',
      [`{${[...new Set(ids)].join(',')}}`],
    );
    return new Map(rows.map(({ id, ...label }) => [id, label]));
  }

  /** Locks the tenants in a fixed order until the unit of work ends. */
  async takeTurns(ids: readonly string[]): Promise<void> {
    await this.em.execute('select 1 from tenants where id = any(?::uuid[]) order by id for no key update', [
      `{${ids.join(',')}}`,
    ]);
  }

  /**
   * Returns one free slug for each wanted one, in their order. Taken ones get a number. Locks the prefixes until the
   * unit of work ends.
   */
  async freeSlugs(wanted: readonly string[]): Promise<string[]> {
    const taken = new Set(await this.takenSlugs([...new Set(wanted)].sort()));
    const next = new Map<string, number>();
    return wanted.map((name) => {
      let number = next.get(name) ?? 1;
      let slug = name;
      while (taken.has(slug)) {
        number += 1;
        slug = `${name}-${number}`;
      }
      next.set(name, number);
      taken.add(slug);
      return slug;
    });
  }

  private async takenSlugs(names: readonly string[]): Promise<string[]> {
    const list = `{${names.join(',')}}`;
    // Locks the prefix. Otherwise, two concurrent creations would get the same slug.
    await this.em.execute(
      `select pg_advisory_xact_lock(hashtextextended('slug:' || name, 0))
       from (select name from unnest(?::text[]) name order by name) as wanted`,
      [list],
    );
    const rows = await this.em.execute<{ slug: string }[]>(
      `select t.slug from unnest(?::text[]) as w (name)
         join tenants t on t.slug collate "C" >= w.name and t.slug collate "C" < w.name || '.'
       where t.slug = w.name or t.slug ~ ('^' || w.name || '-[0-9]+$')`,
      [list],
    );
    return rows.map(({ slug }) => slug);
  }
}
