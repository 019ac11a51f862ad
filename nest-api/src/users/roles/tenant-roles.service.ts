import {
  type ChangeTenantRole,
  type CreateTenantRole,
  LIMITS,
  type TenantRolePermission,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { ConflictError, NotFoundError, StaleVersion } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { GroupRelations } from '../group-relations.js';
import { requireMayGive } from '../member-rules.js';
import { MembershipsRepository } from '../memberships.repository.js';
import { PeopleRelations } from '../people-relations.js';
import { searchKey } from '../search-key.js';
import { type TenantRole, TenantRolesRepository } from './tenant-roles.repository.js';

/** Members, invitations or groups use the role. */
export class RoleInUse extends ConflictError {
  readonly code = 'role_in_use';

  constructor() {
    super('This role is assigned to users, invitations or groups. Assign another role to them first.');
  }
}

export class RoleNameTaken extends ConflictError {
  readonly code = 'role_name_taken';
  override readonly errors = [
    { field: 'name', code: 'taken', message: 'Another role of the organization already has this name' },
  ];

  constructor() {
    super('name: Another role of the organization has this name');
  }
}

export class TooManyRoles extends ConflictError {
  readonly code = 'too_many_roles';

  constructor() {
    super(`An organization can have at most ${LIMITS.tenantRoles} custom roles.`);
  }
}

/** A role with its number of members. */
export interface HeldRole {
  readonly role: TenantRole;
  readonly members: number;
}

interface Actor {
  readonly caller: Caller;
  readonly client: ClientContext;
  readonly tenantId: string;
}

/** Characters. */
const MOST_OF_A_KEY = 60;

/** Custom roles of tenants. A change applies from the next request of every member with the role. */
@Injectable()
export class TenantRoles {
  constructor(
    private readonly roles: TenantRolesRepository,
    private readonly memberships: MembershipsRepository,
    private readonly tenants: TenantsRepository,
    private readonly relations: PeopleRelations,
    private readonly groups: GroupRelations,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  list(tenantId: string): Promise<HeldRole[]> {
    return this.unit.inTenant(tenantId, async () =>
      this.withMembers(tenantId, await this.roles.all(tenantId)),
    );
  }

  /**
   * @throws NotFoundError the tenant does not exist @throws ForbiddenError the role would have permissions that the
   * caller lacks
   */
  create(
    actor: Actor,
    { name, description, permissions }: Omit<CreateTenantRole, 'tenantId'>,
  ): Promise<HeldRole> {
    return this.unit.inTenant(actor.tenantId, async () => {
      const { tenantId } = actor;
      requireGivable(actor, permissions);
      if (!(await this.tenants.exists(tenantId))) throw new NotFoundError('tenant');
      if ((await this.roles.count(tenantId)) >= LIMITS.tenantRoles) throw new TooManyRoles();
      const role = this.roles.add(tenantId, {
        name,
        nameKey: keyOf(name),
        description,
        permissions: unique(permissions),
      });
      await this.save();
      await this.record(actor, 'role.created', role, { name, permissions: role.permissions });
      return { role, members: 0 };
    });
  }

  /** @throws ForbiddenError the role has, or would have, permissions that the caller lacks */
  change(
    actor: Actor,
    id: string,
    { version, name, description, permissions }: ChangeTenantRole,
  ): Promise<HeldRole> {
    return this.edit(actor, id, async (role) => {
      if (role.version !== version) throw new StaleVersion('role');
      requireGivable(actor, permissions);
      const before = role.permissions;
      this.roles.change(role, {
        name,
        nameKey: keyOf(name),
        description,
        permissions: unique(permissions),
      });
      await this.save();
      await this.record(actor, 'role.updated', role, { name, from: before, to: role.permissions });
    });
  }

  /** @throws RoleInUse */
  async delete(actor: Actor, id: string): Promise<void> {
    await this.edit(actor, id, async (role) => {
      const { tenantId } = actor;
      const { invitations } = this.relations;
      const isUsed =
        (await this.memberships.isRoleHeld(tenantId, id)) ||
        (await invitations.isInvitedTo(tenantId, id)) ||
        (await this.groups.roles.isNamed(tenantId, id));
      if (isUsed) throw new RoleInUse();
      await invitations.forgetRole(tenantId, id);
      await this.record(actor, 'role.deleted', role, { name: role.name });
      await this.roles.remove(role);
    });
  }

  private edit(actor: Actor, id: string, work: (role: TenantRole) => Promise<void>): Promise<HeldRole> {
    return this.unit.inTenant(actor.tenantId, async () => {
      const role = await this.roles.lock(actor.tenantId, id);
      if (!role) throw new NotFoundError('role');
      requireGivable(actor, role.permissions);
      await work(role);
      const [held] = await this.withMembers(actor.tenantId, [role]);
      return held as HeldRole;
    });
  }

  private async withMembers(tenantId: string, roles: TenantRole[]): Promise<HeldRole[]> {
    const members = await this.roles.memberCounts(tenantId);
    return roles.map((role) => ({ role, members: members.get(role.id) ?? 0 }));
  }

  private async save(): Promise<void> {
    if (!(await this.roles.save())) throw new RoleNameTaken();
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

/** Normalization may make a name longer than the column of the key. */
function keyOf(name: string): string {
  return Array.from(searchKey(name)).slice(0, MOST_OF_A_KEY).join('');
}
