import { type Permission, permissionsOf } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { PersonStandings } from '../auth/person-standing.js';
import { maySend } from '../users/left-behind.js';
import { permissionsHeld } from '../users/member-rules.js';
import { TenantRolesRepository } from '../users/roles/tenant-roles.repository.js';
import type { Invitation } from './invitation.entity.js';

/** Current permissions of the senders of invitations. */
@Injectable()
export class SenderStanding {
  constructor(
    private readonly roles: TenantRolesRepository,
    private readonly standings: PersonStandings,
  ) {}

  /**
   * Whether the sender could still send the invitation. Otherwise, a removed member could return by an invitation to
   * another address of their own. Joins the caller's unit of work.
   */
  async mayStillSend({ tenantId, invitedBy, role, roleId }: Invitation): Promise<boolean> {
    const permissions = await this.permissionsIn(tenantId, invitedBy);
    const own = roleId ? await this.roles.find(tenantId, roleId) : null;
    return permissions !== null && maySend(permissions, { role, rolePermissions: own?.permissions ?? null });
  }

  /** Null if the user is neither an active member nor a superadmin. */
  async permissionsIn(tenantId: string, userId: string): Promise<readonly Permission[] | null> {
    const standings = await this.standings.find(userId);
    const [person] = standings;
    if (person?.userStatus !== 'active') return null;
    if (person.isSuperadmin) return permissionsOf('superadmin');
    const member = standings.find((standing) => standing.tenantId === tenantId);
    if (member?.membershipStatus !== 'active') return null;
    const { membershipRole, rolePermissions } = member;
    return permissionsHeld({ role: membershipRole ?? 'tenant_user', rolePermissions });
  }
}
