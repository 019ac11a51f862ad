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

/** A change of a membership, and who asks for it. */
export interface MemberOrder {
  readonly caller: Caller;
  readonly client: ClientContext;
  readonly tenantId: string;
  readonly userId: string;
  /** The one that was read; undefined takes whatever stands. */
  readonly version: number | undefined;
}

/** Changes who may do what in a tenant. Nothing here reaches beyond the tenant: the person is theirs alone. */
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

  /** Ends their sessions here, what applications hold of them, and what they prepared for others, at once. */
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
      // What an admin suspended before, an admin reactivates.
      if (membership.leftAt) await this.requireOwnMember(membership);
      membership.status = 'active';
      await this.em.flush();
      await this.record(order, 'membership.reactivated', {});
    });
  }

  /** Takes them out of the tenant. Their account, and what they are in other tenants, stays. */
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
   * Asks a member for a new second factor from their next sign-in to this tenant on; what they have stays theirs, and
   * their other tenants ask for nothing. Asking again asks anew.
   */
  requireFactor(order: MemberOrder): Promise<void> {
    return this.change(order, async (membership) => {
      membership.factorRequiredAt = this.clock.now();
      await this.em.flush();
      await this.record(order, 'membership.factor_required', {});
    });
  }

  /** @throws AlreadySo nothing is asked of them */
  releaseFactor(order: MemberOrder): Promise<void> {
    return this.change(order, async (membership) => {
      if (!membership.factorRequiredAt)
        throw new AlreadySo('No new second factor is required from this user.');
      membership.factorRequiredAt = null;
      await this.em.flush();
      await this.record(order, 'membership.factor_released', {});
    });
  }

  /** Ends their sessions in this tenant, and what applications hold of them here. @returns how many sessions */
  signOut(order: MemberOrder): Promise<number> {
    return this.unit.inTenant(order.tenantId, async () => {
      await this.find(order);
      const sessions = await this.relations.sessions.endOfMember(order.tenantId, order.userId, 'revoked');
      await this.record(order, 'session.revoked', { sessions });
      return sessions;
    });
  }

  /** Whoever changes members of one tenant takes turns, so that the last two admins can't remove each other. */
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

  /** @throws LastAdmin nobody else is an active admin whose account is active */
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
