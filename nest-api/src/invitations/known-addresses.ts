import { emailKey, mayGive, type Permission } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { permissionsHeld } from '../users/member-rules.js';
import { MembershipsRepository } from '../users/memberships.repository.js';
import { TenantRolesRepository } from '../users/roles/tenant-roles.repository.js';
import type { KnownAddresses } from './invitation-lines.js';
import { InvitationsRepository } from './invitations.repository.js';
import { ServedDomains } from './served-domains.js';

/** Facts about addresses in a tenant, read before they are invited. Joins the caller's unit of work. */
@Injectable()
export class AddressBook {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly roles: TenantRolesRepository,
    private readonly served: ServedDomains,
  ) {}

  /** @param permissions of the inviting user, who cannot grant permissions that they do not have */
  async of(
    tenantId: string,
    permissions: readonly Permission[],
    emails: readonly string[],
  ): Promise<KnownAddresses> {
    const keys = emails.map(emailKey);
    const members = await this.memberships.membersAmong(tenantId, keys);
    const roles = await this.roles.all(tenantId);
    return {
      members,
      invited: await this.invitations.pendingAmong(tenantId, keys),
      roles: new Map(
        roles.map(({ id, nameKey, permissions: given }) => [
          nameKey,
          {
            id,
            isGivable: mayGive(permissions, permissionsHeld({ role: 'tenant_user', rolePermissions: given })),
          },
        ]),
      ),
      domains: await this.served.of(tenantId),
    };
  }
}
