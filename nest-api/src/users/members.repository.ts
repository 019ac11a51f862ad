import { COUNTED_AT_MOST, type TenantUserListQuery, type TenantUserSummary } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Counted, counted } from '../common/paging.js';
import { countUpTo } from '../database/count-up-to.js';
import { MEMBER_COLUMNS, type MemberRow, matchingMembers, memberSearch } from './member-search.sql.js';

/** A member, with the date since which a new second factor is required. */
export interface ReadMember extends MemberRow {
  readonly factorRequiredAt: Date | null;
}

/** Members of a tenant with their accounts. Joins the caller's unit of work. */
@Injectable()
export class MembersRepository {
  constructor(private readonly em: EntityManager) {}

  /** At most `limit + 1`. */
  async page(tenantId: string, query: Omit<TenantUserListQuery, 'tenantId'>): Promise<Counted<MemberRow>> {
    const { sql, values } = memberSearch(tenantId, query);
    const rows = await this.em.execute<MemberRow[]>(sql, [...values]);
    return counted(rows.map(withDates), query, (most) => {
      const matching = matchingMembers(tenantId, query, most);
      return countUpTo(this.em, matching.sql, matching.values, most);
    });
  }

  async find(tenantId: string, userId: string): Promise<ReadMember | null> {
    const [row] = await this.em.execute<ReadMember[]>(
      `select ${MEMBER_COLUMNS}, m.factor_required_at as "factorRequiredAt"
       from memberships m join users u on u.id = m.user_id where m.tenant_id = ? and m.user_id = ?`,
      [tenantId, userId],
    );
    if (!row) return null;
    return { ...withDates(row), factorRequiredAt: row.factorRequiredAt && new Date(row.factorRequiredAt) };
  }

  /** The totals are stored counts. All other numbers are counted up to a limit, which bounds the cost. */
  async summary(tenantId: string): Promise<Pick<TenantUserSummary, 'total' | 'admins' | 'suspended'>> {
    const most = COUNTED_AT_MOST + 1;
    const count = (condition: string) =>
      `(select count(*)::int from (select 1 from memberships where tenant_id = ? and ${condition} limit ${most}) c)`;
    const [row] = await this.em.execute<[Pick<TenantUserSummary, 'total' | 'admins' | 'suspended'>]>(
      `select (select least(coalesce(sum(people), 0), ${most})::int from people_counts where tenant_id = ?) as total,
         ${count(`role = 'tenant_admin'`)} as admins,
         ${count(`status = 'suspended'`)} as suspended`,
      [tenantId, tenantId, tenantId],
    );
    return row;
  }
}

function withDates<Row extends MemberRow>(row: Row): Row {
  const date = (value: Date | null) => (value === null ? null : new Date(value));
  return {
    ...row,
    emailVerifiedAt: date(row.emailVerifiedAt),
    lastSignInAt: date(row.lastSignInAt),
    createdAt: new Date(row.createdAt),
  };
}
