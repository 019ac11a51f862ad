import { emailKey, mayGive, type Permission } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { permissionsHeld } from '../users/member-rules.js';
import { MembershipsRepository } from '../users/memberships.repository.js';
import { TenantRolesRepository } from '../users/roles/tenant-roles.repository.js';
import type { KnownAddresses } from './invitation-lines.js';
import { ServedDomains } from './served-domains.js';

/** What a tenant knows about addresses before they are invited. Joins the unit of work that is open. */
@Injectable()
export class AddressBook {
  constructor(
    private readonly em: EntityManager,
    private readonly memberships: MembershipsRepository,
    private readonly roles: TenantRolesRepository,
    private readonly served: ServedDomains,
    private readonly clock: Clock,
  ) {}

  /** @param permissions of whoever invites: nobody gives what they do not have */
  async of(
    tenantId: string,
    permissions: readonly Permission[],
    emails: readonly string[],
  ): Promise<KnownAddresses> {
    const keys = emails.map(emailKey);
    const members = await this.memberships.membersAmong(tenantId, keys);
    const invited = await this.em.execute<{ key: string }[]>(
      `select i.email_key as key from jsonb_array_elements_text(?::jsonb) as w (key)
         join invitations i on i.email_key = w.key
       where i.tenant_id = ? and i.accepted_at is null and i.revoked_at is null and i.expires_at > ?`,
      [JSON.stringify(keys), tenantId, this.clock.now()],
    );
    const roles = await this.roles.all(tenantId);
    return {
      members,
      invited: new Set(invited.map(({ key }) => key)),
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
