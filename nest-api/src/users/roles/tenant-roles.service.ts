import {
  type ChangeTenantRole,
  type CreateTenantRole,
  LIMITS,
  type TenantRolePermission,
} from '@gatehouse/contracts';
import { EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { ConflictError, NotFoundError, StaleVersion } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { requireMayGive } from '../member-rules.js';
import { searchKey } from '../prefix.js';
import { TenantRole } from './tenant-role.entity.js';

/** Somebody holds it, or is invited to. */
export class RoleInUse extends ConflictError {
  readonly code = 'role_in_use';

  constructor() {
    super('Somebody holds this role or is invited to it. Give them another role first.');
  }
}

export class RoleNameTaken extends ConflictError {
  readonly code = 'role_name_taken';
  override readonly errors = [
    { field: 'name', code: 'taken', message: 'Another role of the organization has this name' },
  ];

  constructor() {
    super('name: Another role of the organization has this name');
  }
}

export class TooManyRoles extends ConflictError {
  readonly code = 'too_many_roles';

  constructor() {
    super(`An organization has at most ${LIMITS.tenantRoles} roles of its own.`);
  }
}

/** A role with how many members hold it. */
export interface HeldRole {
  readonly role: TenantRole;
  readonly members: number;
}

interface Actor {
  readonly caller: Caller;
  readonly client: ClientContext;
  readonly tenantId: string;
}

/** The roles that a tenant makes itself. A change holds from the next request of everybody who holds the role. */
@Injectable()
export class TenantRoles {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  list(tenantId: string): Promise<HeldRole[]> {
    return this.unit.inTenant(tenantId, async () => {
      const roles = await this.em.find(TenantRole, { tenantId }, { orderBy: { nameKey: 'asc' } });
      return this.withMembers(tenantId, roles);
    });
  }

  /** @throws ForbiddenError it would hold what the caller doesn't */
  create(
    actor: Actor,
    { name, description, permissions }: Omit<CreateTenantRole, 'tenantId'>,
  ): Promise<HeldRole> {
    return this.unit.inTenant(actor.tenantId, async () => {
      const { tenantId } = actor;
      requireGivable(actor, permissions);
      if ((await this.em.count(TenantRole, { tenantId })) >= LIMITS.tenantRoles) throw new TooManyRoles();
      const role = this.em.create(TenantRole, {
        tenantId,
        name,
        nameKey: searchKey(name),
        description,
        permissions: unique(permissions),
      });
      await this.flushUnique();
      await this.record(actor, 'role.created', role, { name, permissions: role.permissions });
      return { role, members: 0 };
    });
  }

  /** @throws ForbiddenError it holds, or would hold, what the caller doesn't */
  change(
    actor: Actor,
    id: string,
    { version, name, description, permissions }: ChangeTenantRole,
  ): Promise<HeldRole> {
    return this.edit(actor, id, async (role) => {
      if (role.version !== version) throw new StaleVersion('role');
      requireGivable(actor, permissions);
      const before = role.permissions;
      this.em.assign(role, {
        name,
        nameKey: searchKey(name),
        description,
        permissions: unique(permissions),
      });
      await this.flushUnique();
      await this.record(actor, 'role.updated', role, { name, from: before, to: role.permissions });
    });
  }

  /** @throws RoleInUse */
  async delete(actor: Actor, id: string): Promise<void> {
    await this.edit(actor, id, async (role) => {
      const used = await this.em.execute<unknown[]>(
        `select 1 from memberships where tenant_id = ? and role_id = ?
         union all select 1 from invitations where tenant_id = ? and role_id = ? and accepted_at is null
           and revoked_at is null limit 1`,
        [actor.tenantId, id, actor.tenantId, id],
      );
      if (used.length > 0) throw new RoleInUse();
      // What was invited to it once is history, and history needs no role.
      await this.em.execute('update invitations set role_id = null where tenant_id = ? and role_id = ?', [
        actor.tenantId,
        id,
      ]);
      await this.record(actor, 'role.deleted', role, { name: role.name });
      await this.em.remove(role).flush();
    });
  }

  private edit(actor: Actor, id: string, work: (role: TenantRole) => Promise<void>): Promise<HeldRole> {
    return this.unit.inTenant(actor.tenantId, async () => {
      const role = await this.em.findOne(
        TenantRole,
        { tenantId: actor.tenantId, id },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!role) throw new NotFoundError('role');
      requireGivable(actor, role.permissions);
      await work(role);
      const [held] = await this.withMembers(actor.tenantId, [role]);
      return held as HeldRole;
    });
  }

  private async withMembers(tenantId: string, roles: TenantRole[]): Promise<HeldRole[]> {
    const counts = await this.em.execute<{ id: string; members: number }[]>(
      `select r.id, (select count(*)::int from (select 1 from memberships m where m.tenant_id = ? and m.role_id = r.id
         limit 10001) c) as members
       from tenant_roles r where r.tenant_id = ?`,
      [tenantId, tenantId],
    );
    return roles.map((role) => ({ role, members: counts.find(({ id }) => id === role.id)?.members ?? 0 }));
  }

  private async flushUnique(): Promise<void> {
    try {
      await this.em.flush();
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw new RoleNameTaken();
    }
  }

  private record(
    { caller, client, tenantId }: Actor,
    action: 'role.created' | 'role.updated' | 'role.deleted',
    role: TenantRole,
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'role', id: role.id },
      outcome: 'success',
      address: client.address,
      detail,
    });
  }
}

function requireGivable({ caller }: Actor, permissions: readonly TenantRolePermission[]): void {
  requireMayGive(caller, { role: 'tenant_user', rolePermissions: permissions });
}

function unique(permissions: readonly TenantRolePermission[]): TenantRolePermission[] {
  return [...new Set(permissions)].sort();
}
