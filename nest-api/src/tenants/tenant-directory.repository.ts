import type { TenantDto, TenantListQuery, TenantSort, TenantSummary } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Counted, type Cursor, counted, decodeCursor } from '../common/paging.js';
import { countUpTo } from '../database/count-up-to.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { LISTED_TENANTS, type ListedTenantRow, toListedTenantDto } from './listed-tenants.sql.js';
import { TenantList } from './tenant-list.sql.js';
import { TenantRelations } from './tenant-relations.js';

/** Finds and counts tenants, for a superadmin. */
@Injectable()
export class TenantDirectory {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly relations: TenantRelations,
  ) {}

  /** At most `limit + 1` tenants in the requested order. */
  list(query: TenantListQuery): Promise<Counted<TenantDto>> {
    return this.unit.onPlatform('a superadmin lists all tenants', async () => {
      const ids = await this.find(query, query.limit + 1, query.cursor ? decodeCursor(query.cursor) : null);
      const rows = await this.em.execute<ListedTenantRow[]>(LISTED_TENANTS, [`{${ids.join(',')}}`]);
      const domains = await this.relations.domains.mainOf(ids);
      const people = await this.relations.people.countIn(ids);
      const tenants = rows.map((row) => toListedTenantDto(row, domains.get(row.id), people.get(row.id)));
      return counted(tenants, query, (most) => {
        const { sql, values } = TenantList.matching(query);
        return countUpTo(this.em, sql, values, most);
      });
    });
  }

  /** The cursor after this tenant in this order. */
  cursorOf(tenant: TenantDto, sort: TenantSort): Cursor {
    const values: Record<TenantSort, string> = {
      created: tenant.id,
      name: tenant.name,
      nextPayment: tenant.nextPaymentDate ?? '',
    };
    return [values[sort], tenant.id];
  }

  /** Sums a ledger that triggers write and a job compacts. The cost does not depend on the number of tenants. */
  summary(): Promise<TenantSummary> {
    return this.unit.onPlatform('a superadmin sees how many tenants there are', async () => {
      const rows: {
        status: TenantSummary['byStatus'][number]['status'];
        payment: string;
        tenants: string;
      }[] = await this.em.execute(
        `select status, payment_status as payment, sum(tenants) as tenants from tenant_counts
         group by 1, 2 having sum(tenants) > 0`,
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

  private async find(query: TenantListQuery, limit: number, after: Cursor | null): Promise<string[]> {
    let rows: { id: string }[] = [];
    for (const { sql, values } of new TenantList(query, limit, after).attempts()) {
      rows = await this.em.execute(sql, values);
      if (rows.length >= limit) break;
    }
    return rows.map(({ id }) => id);
  }
}
