import { COUNTED_AT_MOST, type TenantUserListQuery, type TenantUserSummary } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { Counted } from '../common/paging.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { PlanBounds } from '../tenants/plans/plan-bounds.js';
import { requireMayActOn } from './member-rules.js';
import type { MemberRow } from './member-search.sql.js';
import { MembersRepository, type ReadMember } from './members.repository.js';
import { PeopleRelations } from './people-relations.js';

/** A member with the details of their own page. */
export interface MemberDetail extends ReadMember {
  readonly sessions: number;
}

/** Reads the members of a tenant. */
@Injectable()
export class Users {
  constructor(
    private readonly members: MembersRepository,
    private readonly relations: PeopleRelations,
    private readonly unit: UnitOfWork,
    private readonly bounds: PlanBounds,
  ) {}

  /** At most `limit + 1` members of the tenant. */
  list(tenantId: string, query: Omit<TenantUserListQuery, 'tenantId'>): Promise<Counted<MemberRow>> {
    return this.unit.inTenant(tenantId, () => this.members.page(tenantId, query));
  }

  /** The cost does not depend on the number of rows. */
  summary(tenantId: string): Promise<TenantUserSummary> {
    return this.unit.inTenant(tenantId, async () => ({
      ...(await this.members.summary(tenantId)),
      invited: await this.relations.invitations.countPending(tenantId, COUNTED_AT_MOST + 1),
      limit: await this.bounds.limitOf(tenantId, 'users'),
    }));
  }

  /**
   * As `get`, for data that only admins above the user may see: sessions, devices and applications.
   *
   * @throws NotFoundError
   * @throws ForbiddenError the user has permissions that the caller lacks
   */
  async requireBelow(caller: Caller, tenantId: string, userId: string): Promise<void> {
    if (caller.userId !== userId) requireMayActOn(caller, await this.get(tenantId, userId));
  }

  /** @throws NotFoundError the user is not a member of this tenant */
  get(tenantId: string, userId: string): Promise<MemberDetail> {
    return this.unit.inTenant(tenantId, async () => {
      const member = await this.members.find(tenantId, userId);
      if (!member) throw new NotFoundError('person');
      return { ...member, sessions: await this.relations.sessions.countOpen(tenantId, userId) };
    });
  }
}
