import { mayGive, type Permission } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { type Holder, permissionsHeld } from './member-rules.js';
import { type OpenInvitation, PeopleRelations } from './people-relations.js';
import { TenantRolesRepository } from './roles/tenant-roles.repository.js';

/**
 * Revokes invitations, set-up links and initial access tokens of users who lost the permission to create them. Joins the caller's unit of
 * work.
 */
@Injectable()
export class LeftBehind {
  constructor(
    private readonly relations: PeopleRelations,
    private readonly roles: TenantRolesRepository,
    private readonly audit: Audit,
  ) {}

  /**
   * In one tenant: invitations that the user could no longer send, and set-up links and initial access tokens unless the user is
   * still an admin.
   *
   * @param left the role that the user has there from now on; null if they were removed or suspended
   */
  async ofMember(
    tenantId: string,
    userId: string,
    left: Holder | null,
  ): Promise<{ invitations: number; links: number }> {
    const open = await this.relations.invitations.openBy(userId, tenantId);
    const lost = left ? await this.beyond(permissionsHeld(left), open) : open;
    const { setUpLinks, initialTokens } = this.relations;
    if (left?.role !== 'tenant_admin') await initialTokens.endMadeBy(userId, tenantId);
    return {
      invitations: await this.revoke(lost),
      links: left?.role === 'tenant_admin' ? 0 : await setUpLinks.endMadeBy(userId, tenantId),
    };
  }

  /** In all tenants. Runs on the platform. */
  async ofPerson(userId: string): Promise<{ invitations: number; links: number }> {
    const open = await this.relations.invitations.openBy(userId, null);
    await this.relations.initialTokens.endMadeBy(userId, null);
    return {
      invitations: await this.revoke(open),
      links: await this.relations.setUpLinks.endMadeBy(userId, null),
    };
  }

  /** The invitations that a user with these permissions could not send. */
  private async beyond(
    permissions: readonly Permission[],
    open: readonly OpenInvitation[],
  ): Promise<OpenInvitation[]> {
    const roles = await this.roles.byId(open.flatMap(({ roleId }) => roleId ?? []));
    return open.filter(({ role, roleId }) => {
      const rolePermissions = roleId ? (roles.get(roleId)?.permissions ?? null) : null;
      return !maySend(permissions, { role, rolePermissions });
    });
  }

  private async revoke(invitations: readonly OpenInvitation[]): Promise<number> {
    if (invitations.length === 0) return 0;
    await this.relations.invitations.revoke(invitations.map(({ id }) => id));
    await this.audit.recordAll(
      invitations.map(({ id, tenantId }) => ({
        tenantId,
        actor: { type: 'system', id: null },
        action: 'invitation.revoked',
        target: { type: 'invitation', id },
        outcome: 'success',
        detail: { because: 'sender_lost_permission' },
      })),
    );
    return invitations.length;
  }
}

/** Users cannot grant permissions that they do not have. */
export function maySend(permissions: readonly Permission[], { role, rolePermissions }: Holder): boolean {
  return (
    permissions.includes('user_management') &&
    mayGive(permissions, permissionsHeld({ role, rolePermissions }))
  );
}
