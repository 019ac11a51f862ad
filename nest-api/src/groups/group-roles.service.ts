import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { TenantsRepository } from '../tenants/tenants.repository.js';
import { LeftBehind } from '../users/left-behind.js';
import { TenantRolesRepository } from '../users/roles/tenant-roles.repository.js';
import { type ChangedRole, GroupRolesRepository } from './group-roles.repository.js';

/** Events of one statement. */
const EVENTS_AT_ONCE = 1_000;

/** The roles that members get from groups. */
@Injectable()
export class GroupRoles {
  constructor(
    private readonly roles: GroupRolesRepository,
    private readonly tenantRoles: TenantRolesRepository,
    private readonly tenants: TenantsRepository,
    private readonly leftBehind: LeftBehind,
    private readonly audit: Audit,
  ) {}

  /**
   * Gives members the roles of their groups, and takes back those that no group gives any more. Ends the access of
   * applications that they are not assigned to any more. Runs in the unit of work of the tenant, after every change of
   * groups, members and links between directory users and users.
   *
   * The last admin of the tenant stays one. The change happens with the next one after there is another admin.
   */
  async recompute(tenantId: string, userIds: readonly string[] | 'all'): Promise<void> {
    if (userIds.length === 0) return;
    const asked = userIds === 'all' ? null : userIds;
    // Without mapped groups, changes of members do not wait for each other.
    if (await this.roles.areInUse(tenantId)) {
      await this.tenants.takeTurns([tenantId]);
      const changes = await this.roles.apply(tenantId, asked);
      await this.record(tenantId, changes);
      await this.endPrepared(tenantId, changes);
    }
    await this.roles.endUnassigned(tenantId, asked);
  }

  /** Ends what applications hold of members that are not assigned to them any more. */
  async endUnassigned(tenantId: string): Promise<void> {
    await this.roles.endUnassigned(tenantId, null);
  }

  private async record(tenantId: string, changes: readonly ChangedRole[]): Promise<void> {
    for (let from = 0; from < changes.length; from += EVENTS_AT_ONCE) {
      await this.audit.recordAll(
        changes.slice(from, from + EVENTS_AT_ONCE).map((change) => ({
          tenantId,
          actor: { type: 'system', id: null },
          action: 'membership.updated',
          target: { type: 'user', id: change.userId },
          outcome: change.isHeldBack ? 'failure' : 'success',
          detail: {
            from: change.fromId ?? change.from,
            to: change.toId ?? change.to,
            because: change.isHeldBack ? 'last_admin' : change.groupId ? 'group' : 'no_group',
            ...(change.groupId && { groupId: change.groupId }),
          },
        })),
      );
    }
  }

  /** Ends what those who lost permissions prepared for others. A member without permissions prepared nothing. */
  private async endPrepared(tenantId: string, changes: readonly ChangedRole[]): Promise<void> {
    const lost = changes.filter(
      ({ from, fromId, to, isHeldBack }) =>
        !isHeldBack && to !== 'tenant_admin' && (from === 'tenant_admin' || fromId !== null),
    );
    const roles = await this.tenantRoles.byId([...new Set(lost.flatMap(({ toId }) => toId ?? []))]);
    for (const { userId, to, toId } of lost) {
      const rolePermissions = toId ? (roles.get(toId)?.permissions ?? null) : null;
      await this.leftBehind.ofMember(tenantId, userId, { role: to, rolePermissions });
    }
  }
}
