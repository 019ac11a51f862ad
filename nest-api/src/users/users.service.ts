import { COUNTED_AT_MOST, type TenantUserListQuery, type TenantUserSummary } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { PlanBounds } from '../tenants/plans/plan-bounds.js';
import { requireMayActOn } from './member-rules.js';
import { MEMBER_COLUMNS, type MemberRow, memberSearch } from './member-search.sql.js';

/** A member with what only their own page tells. */
export interface MemberDetail extends MemberRow {
  readonly sessions: number;
  readonly factorRequiredAt: Date | null;
}

/** Reads the members of a tenant. */
@Injectable()
export class Users {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly bounds: PlanBounds,
    private readonly clock: Clock,
  ) {}

  /** At most `limit + 1` members of the tenant. */
  list(tenantId: string, query: Omit<TenantUserListQuery, 'tenantId'>): Promise<MemberRow[]> {
    const { sql, values } = memberSearch(tenantId, query);
    return this.unit.inTenant(tenantId, async () =>
      (await this.em.execute<MemberRow[]>(sql, values)).map(withDates),
    );
  }

  /** All are counted already; of the others up to a bound. So it costs the same however many there are. */
  summary(tenantId: string): Promise<TenantUserSummary> {
    const most = COUNTED_AT_MOST + 1;
    const count = (condition: string) =>
      `(select count(*)::int from (select 1 from memberships where tenant_id = ? and ${condition} limit ${most}) c)`;
    return this.unit.inTenant(tenantId, async () => {
      const [row] = await this.em.execute<[Omit<TenantUserSummary, 'limit'>]>(
        `select (select least(coalesce(sum(people), 0), ${most})::int from people_counts where tenant_id = ?) as total,
           ${count(`role = 'tenant_admin'`)} as admins,
           ${count(`status = 'suspended'`)} as suspended,
           (select count(*)::int from (select 1 from invitations where tenant_id = ? and accepted_at is null
             and revoked_at is null and expires_at > ? limit ${most}) c) as invited`,
        [tenantId, tenantId, tenantId, tenantId, this.clock.now()],
      );
      return { ...row, limit: await this.bounds.limitOf(tenantId, 'users') };
    });
  }

  /**
   * As `get`, before what only somebody may see who may act on the person: where they are signed in, from which devices
   * and by which applications.
   *
   * @throws NotFoundError
   * @throws ForbiddenError the person may do more than the caller
   */
  async requireBelow(caller: Caller, tenantId: string, userId: string): Promise<void> {
    if (caller.userId !== userId) requireMayActOn(caller, await this.get(tenantId, userId));
  }

  /** @throws NotFoundError the person is no member of this tenant */
  get(tenantId: string, userId: string): Promise<MemberDetail> {
    return this.unit.inTenant(tenantId, async () => {
      const [row] = await this.em.execute<MemberDetail[]>(
        `select ${MEMBER_COLUMNS}, m.factor_required_at as "factorRequiredAt",
           (select count(*)::int from sessions s where s.tenant_id = m.tenant_id and s.user_id = m.user_id
             and s.ended_at is null and s.expires_at > ?
             and s.last_seen_at + make_interval(secs => s.idle_seconds) > ?) as sessions
         from memberships m join users u on u.id = m.user_id where m.tenant_id = ? and m.user_id = ?`,
        [this.clock.now(), this.clock.now(), tenantId, userId],
      );
      if (!row) throw new NotFoundError('person');
      return { ...withDates(row), factorRequiredAt: row.factorRequiredAt && new Date(row.factorRequiredAt) };
    });
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
