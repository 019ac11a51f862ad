import type { AuditAction, ChangeTenantUser } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../audit/audit.js';
import { NotFoundError, StaleVersion, UnprocessableInput } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { TenantsRepository } from '../tenants/tenants.repository.js';
import { GroupRelations } from './group-relations.js';
import { LeftBehind } from './left-behind.js';
import {
  AlreadySo,
  LastAdmin,
  ManagedByDirectory,
  OwnMembership,
  RoleOfGroup,
  requireMayActOn,
  requireMayGive,
} from './member-rules.js';
import { type Membership, MembershipsRepository } from './memberships.repository.js';
import { PeopleRelations } from './people-relations.js';
import { type TenantRole, TenantRolesRepository } from './roles/tenant-roles.repository.js';

/** A change of a membership, and its author. */
export interface MemberOrder {
  readonly caller: Caller;
  readonly client: ClientContext;
  readonly tenantId: string;
  readonly userId: string;
  /** The version that the caller read; undefined accepts any version. */
  readonly version: number | undefined;
}

/** Changes roles and status of members in one tenant. Other tenants of the same user are not affected. */
@Injectable()
export class MemberChanges {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly memberships: MembershipsRepository,
    private readonly roles: TenantRolesRepository,
    private readonly tenants: TenantsRepository,
    private readonly relations: PeopleRelations,
    private readonly groups: GroupRelations,
    private readonly leftBehind: LeftBehind,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws ForbiddenError, LastAdmin, RoleOfGroup, StaleVersion, NotFoundError, UnprocessableInput */
  changeRole(order: MemberOrder, { role, roleId }: Pick<ChangeTenantUser, 'role' | 'roleId'>): Promise<void> {
    return this.change(order, async (membership, before) => {
      const given = await this.roleNamed(order.tenantId, roleId);
      requireMayGive(order.caller, { role, rolePermissions: given?.permissions ?? null });
      const giver = await this.groups.roles.giverOf(order.tenantId, order.userId);
      if (giver) throw new RoleOfGroup(giver.name);
      if (role !== 'tenant_admin') await this.requireAnotherAdmin(membership);
      membership.role = role;
      membership.roleId = roleId;
      await this.em.flush();
      const left = { role, rolePermissions: given?.permissions ?? null };
      const ended = await this.leftBehind.ofMember(order.tenantId, order.userId, left);
      await this.record(order, 'membership.updated', {
        from: before?.name ?? String(before?.role),
        to: given?.name ?? role,
        ...ended,
      });
    });
  }

  /**
   * Immediately ends the member's sessions in this tenant, the access of applications, and their open invitations and
   * links.
   */
  suspend(order: MemberOrder): Promise<void> {
    return this.change(order, async (membership) => {
      requireNotSelf(order);
      await this.requireOwnMember(membership);
      if (membership.status === 'suspended') throw new AlreadySo('This user is already suspended.');
      await this.requireAnotherAdmin(membership);
      membership.status = 'suspended';
      await this.em.flush();
      const sessions = await this.relations.sessions.endOfMember(order.tenantId, order.userId, 'suspended');
      const ended = await this.leftBehind.ofMember(order.tenantId, order.userId, null);
      await this.record(order, 'membership.suspended', { sessions, ...ended });
    });
  }

  reactivate(order: MemberOrder): Promise<void> {
    return this.change(order, async (membership) => {
      if (membership.status === 'active') throw new AlreadySo('This user is already active.');
      // Only admins can reactivate members that an admin suspended.
      if (membership.leftAt) await this.requireOwnMember(membership);
      membership.status = 'active';
      await this.em.flush();
      await this.record(order, 'membership.reactivated', {});
    });
  }

  /** Removes the member from the tenant. Their account and their other memberships stay. */
  remove(order: MemberOrder): Promise<void> {
    return this.change(order, async (membership) => {
      requireNotSelf(order);
      await this.requireOwnMember(membership);
      await this.requireAnotherAdmin(membership);
      const sessions = await this.relations.sessions.endOfMember(order.tenantId, order.userId, 'revoked');
      await this.relations.grants.removeOfMember(order.tenantId, order.userId);
      await this.memberships.remove(membership);
      const ended = await this.leftBehind.ofMember(order.tenantId, order.userId, null);
      await this.record(order, 'membership.removed', { sessions, ...ended });
    });
  }

  /**
   * Requires a new second factor from the next sign-in to this tenant on. Existing factors stay, and other tenants are
   * not affected. Each call starts a new requirement.
   */
  requireFactor(order: MemberOrder): Promise<void> {
    return this.change(order, async (membership) => {
      membership.factorRequiredAt = this.clock.now();
      await this.em.flush();
      await this.record(order, 'membership.factor_required', {});
    });
  }

  /** @throws AlreadySo no new factor is required */
  releaseFactor(order: MemberOrder): Promise<void> {
    return this.change(order, async (membership) => {
      if (!membership.factorRequiredAt)
        throw new AlreadySo('No new second factor is required from this user.');
      membership.factorRequiredAt = null;
      await this.em.flush();
      await this.record(order, 'membership.factor_released', {});
    });
  }

  /** Runs a change of a member's data. @throws ManagedByDirectory a directory owns it */
  changeData(order: MemberOrder, work: () => Promise<void>): Promise<void> {
    return this.change(order, async (membership) => {
      await this.requireOwnMember(membership);
      await work();
    });
  }

  /** Ends the member's sessions and the access of applications in this tenant. @returns the number of ended sessions */
  signOut(order: MemberOrder): Promise<number> {
    return this.unit.inTenant(order.tenantId, async () => {
      await this.find(order);
      const sessions = await this.relations.sessions.endOfMember(order.tenantId, order.userId, 'revoked');
      await this.record(order, 'session.revoked', { sessions });
      return sessions;
    });
  }

  /** Changes of members of one tenant are serialized, so that the last two admins cannot remove each other. */
  private change(
    order: MemberOrder,
    work: (membership: Membership, before: { role: string; name: string | null }) => Promise<void>,
  ): Promise<void> {
    return this.unit.inTenant(order.tenantId, async () => {
      await this.tenants.takeTurns([order.tenantId]);
      const { membership, role } = await this.find(order, 'locked');
      if (order.version !== undefined && membership.version !== order.version) {
        throw new StaleVersion('person');
      }
      await work(membership, { role: membership.role, name: role?.name ?? null });
    });
  }

  private async find({ caller, tenantId, userId }: MemberOrder, hold?: 'locked') {
    const membership = await (hold
      ? this.memberships.lock(tenantId, userId)
      : this.memberships.find(tenantId, userId));
    if (!membership) throw new NotFoundError('person');
    const role = membership.roleId ? await this.roles.find(tenantId, membership.roleId) : null;
    requireMayActOn(caller, { role: membership.role, rolePermissions: role?.permissions ?? null });
    return { membership, role };
  }

  private async roleNamed(tenantId: string, id: string | null): Promise<TenantRole | null> {
    if (id === null) return null;
    const role = await this.roles.find(tenantId, id);
    if (role) return role;
    throw new UnprocessableInput([{ field: 'roleId', code: 'unknown', message: 'This role does not exist' }]);
  }

  /** @throws ManagedByDirectory */
  private async requireOwnMember({ directoryId }: Membership): Promise<void> {
    if (directoryId) throw new ManagedByDirectory(await this.relations.directories.nameOf(directoryId));
  }

  /** @throws LastAdmin the tenant has no other active admin with an active account */
  private async requireAnotherAdmin({ tenantId, userId, role, status }: Membership): Promise<void> {
    if (role !== 'tenant_admin' || status !== 'active') return;
    if (!(await this.memberships.hasOtherAdmin(tenantId, userId))) throw new LastAdmin();
  }

  private record(
    { caller, client, tenantId, userId }: MemberOrder,
    action: AuditAction,
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'user', id: userId },
      outcome: 'success',
      address: client.address,
      detail,
    });
  }
}

/** @throws OwnMembership */
function requireNotSelf({ caller, userId }: MemberOrder): void {
  if (caller.userId === userId) throw new OwnMembership();
}
