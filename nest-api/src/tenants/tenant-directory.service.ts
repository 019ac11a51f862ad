import type { TenantFilter, TenantListQuery, TenantSort, TenantSummary } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Cursor, decodeCursor } from '../common/paging.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Tenant } from './tenant.entity.js';
import { type TenantOverview, TenantOverviews } from './tenant-overviews.js';

/** What rows are sorted by, and how the database makes the same of the text that a cursor carries. */
const SORTS: Record<TenantSort, { readonly sql: string; readonly carried: string }> = {
  created: { sql: 't.id', carried: '?::uuid' },
  // Made small by the database on both sides: not every script is by JavaScript as it is there.
  name: { sql: 'lower(t.name) collate "C"', carried: 'lower(?::text) collate "C"' },
  nextPayment: { sql: `t.next_payment_at`, carried: '?::timestamptz' },
};

/** What is searched; the index `tenants_search_index` is on the same expression. */
const SEARCHED = `lower(t.name || ' ' || t.code || ' ' || t.slug)`;

/** Finds and counts tenants, for a superadmin. */
@Injectable()
export class TenantDirectory {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly overviews: TenantOverviews,
  ) {}

  /** At most `limit + 1` tenants in the order that is asked for. */
  list(query: TenantListQuery): Promise<TenantOverview[]> {
    return this.unit.onPlatform('a superadmin lists all tenants', async () => {
      const ids = await this.find(query, query.limit + 1, query.cursor ? decodeCursor(query.cursor) : null);
      const tenants = await this.em.find(Tenant, { id: { $in: ids } });
      const byId = new Map(tenants.map((tenant) => [tenant.id as string, tenant]));
      return this.overviews.of(ids.flatMap((id) => byId.get(id) ?? []));
    });
  }

  /** Where a list that is sorted so goes on after this tenant. */
  cursorOf({ tenant }: TenantOverview, sort: TenantSort): Cursor {
    const values: Record<TenantSort, string> = {
      created: tenant.id,
      name: tenant.name,
      nextPayment: tenant.nextPaymentAt?.toISOString() ?? '',
    };
    return [values[sort], tenant.id];
  }

  /** A handful of rows that triggers keep true, however many tenants there are. */
  summary(): Promise<TenantSummary> {
    return this.unit.onPlatform('a superadmin sees how many tenants there are', async () => {
      const rows: {
        status: TenantSummary['byStatus'][number]['status'];
        payment: string;
        tenants: string;
      }[] = await this.em.execute(
        `select status, payment_status as payment, tenants from tenant_counts where tenants > 0`,
      );
      const count = (which: (row: (typeof rows)[number]) => boolean) =>
        rows.filter(which).reduce((sum, { tenants }) => sum + Number(tenants), 0);
      const statuses = [...new Set(rows.map(({ status }) => status))].sort();
      return {
        total: count(() => true),
        active: count(({ status }) => status === 'active'),
        pendingActivation: count(({ status }) => status === 'pending'),
        paymentOverdue: count(({ payment }) => payment === 'overdue'),
        byStatus: statuses.map((status) => ({ status, count: count((row) => row.status === status) })),
      };
    });
  }

  private async find(filter: TenantFilter, limit: number, after: Cursor | null): Promise<string[]> {
    const where: string[] = [
      filter.deleted === 'true' ? 't.deleted_at is not null and t.erased_at is null' : 't.deleted_at is null',
    ];
    const values: unknown[] = [];
    const equal = (column: string, value: unknown) => {
      if (value === undefined) return;
      where.push(`t.${column} = ?`);
      values.push(value);
    };
    equal('status', filter.status);
    equal('plan', filter.plan);
    equal('payment_status', filter.payment);
    for (const word of filter.search?.toLowerCase().split(/\s+/).filter(Boolean) ?? []) {
      where.push(`${SEARCHED} like ?`);
      values.push(`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
    }
    const { sql, carried } = SORTS[filter.sort];
    // Without a date there is nothing to sort by: such tenants are not in that list.
    if (filter.sort === 'nextPayment') where.push('t.next_payment_at is not null');
    if (after) {
      where.push(`(${sql}, t.id) ${filter.order === 'asc' ? '>' : '<'} (${carried}, ?::uuid)`);
      values.push(...after);
    }
    const rows: { id: string }[] = await this.em.execute(
      `select t.id from tenants t where ${where.join(' and ')}
       order by ${sql} ${filter.order}, t.id ${filter.order} limit ${limit}`,
      values,
    );
    return rows.map(({ id }) => id);
  }
}
