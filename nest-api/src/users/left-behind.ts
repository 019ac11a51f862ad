import { mayGive, type Permission } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { Clock } from '../common/clock.js';
import { type Holder, permissionsHeld } from './member-rules.js';

interface OpenInvitation {
  readonly id: string;
  readonly tenantId: string;
  readonly role: string;
  readonly rolePermissions: readonly string[] | null;
}

const OPEN = `select i.id, i.tenant_id as "tenantId", i.role, r.permissions as "rolePermissions"
  from invitations i left join tenant_roles r on r.id = i.role_id
  where i.invited_by = ? and i.accepted_at is null and i.revoked_at is null`;

/**
 * Ends what somebody prepared for others, or for another address of theirs, once they may not do it any more. Joins the
 * unit of work that is open.
 */
@Injectable()
export class LeftBehind {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * In one tenant: invitations that they could not send now, and set-up links unless they are still an admin.
   *
   * @param left what they are there from now on; null for somebody who is removed or suspended
   */
  async ofMember(
    tenantId: string,
    userId: string,
    left: Holder | null,
  ): Promise<{ invitations: number; links: number }> {
    const open = await this.em.execute<OpenInvitation[]>(`${OPEN} and i.tenant_id = ?`, [userId, tenantId]);
    const permissions = left ? permissionsHeld(left) : [];
    const invitations = await this.revoke(open.filter((invitation) => !maySend(permissions, invitation)));
    const links =
      left?.role === 'tenant_admin' ? 0 : await this.endLinks('and tenant_id = ?', [userId, tenantId]);
    return { invitations, links };
  }

  /** Everywhere; on the platform. */
  async ofPerson(userId: string): Promise<{ invitations: number; links: number }> {
    const open = await this.em.execute<OpenInvitation[]>(OPEN, [userId]);
    return { invitations: await this.revoke(open), links: await this.endLinks('', [userId]) };
  }

  private async revoke(invitations: readonly OpenInvitation[]): Promise<number> {
    if (invitations.length === 0) return 0;
    await this.em.execute('update invitations set revoked_at = ? where id = any(?::uuid[])', [
      this.clock.now(),
      `{${invitations.map(({ id }) => id).join(',')}}`,
    ]);
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

  private async endLinks(where: string, values: readonly string[]): Promise<number> {
    const ended = await this.em.execute<unknown[]>(
      `update sso_wizard_links set revoked_at = ? where created_by = ? ${where} and revoked_at is null returning 1`,
      [this.clock.now(), ...values],
    );
    return ended.length;
  }
}

/** Nobody gives what they do not have. */
export function maySend(
  permissions: readonly Permission[],
  { role, rolePermissions }: Pick<OpenInvitation, 'role' | 'rolePermissions'>,
): boolean {
  return (
    permissions.includes('user_management') &&
    mayGive(permissions, permissionsHeld({ role, rolePermissions }))
  );
}
