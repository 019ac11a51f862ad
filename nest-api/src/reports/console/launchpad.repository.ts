import type { LaunchDto } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../common/caller.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Issuers } from '../../saml/issuers/issuers.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly tenantId: string | null;
}

const MOST = 50;
/** Number of the user's newest events that are searched for their last sign-ins. */
const EVENTS = 500;

/** Uses `audit_events_actor_index`. */
const LAST_USED = `
  select target_id as id, max(at) as "lastUsedAt" from (
    select target_id, at, action from audit_events where actor_id = ? order by at desc, seq desc limit ${EVENTS}
  ) newest where action = 'saml.signed_in' group by target_id`;

/** Applications that the user can open from the launchpad. */
@Injectable()
export class Launchpad {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly issuers: Issuers,
  ) {}

  /**
   * Applications of the caller's tenant and of the platform that accept a sign-in that they did not start. Sorted by
   * name.
   */
  async list({ tenantId, userId }: Caller): Promise<LaunchDto[]> {
    const reason = 'somebody of the platform sees its applications';
    const [rows, used] = await this.unit.inScopeOf(tenantId, reason, async () => {
      const offered = await this.em.execute<Row[]>(
        `select * from (
           select id, name, tenant_id as "tenantId" from saml_service_providers
           where tenant_id = ? and is_active and allow_idp_initiated and deleted_at is null
           union all
           select id, name, null from platform_service_providers(${MOST})
         ) offered order by lower(name), id limit ${MOST}`,
        [tenantId],
      );
      const uses =
        offered.length > 0
          ? await this.em.execute<{ id: string; lastUsedAt: string | Date }[]>(LAST_USED, [userId])
          : [];
      return [offered, new Map(uses.map(({ id, lastUsedAt }) => [id, lastUsedAt]))] as const;
    });
    const issuers = await this.issuers.of(rows.map((row) => row.tenantId));
    return rows.flatMap((row) => {
      const issuer = issuers.get(row.tenantId);
      if (!issuer) return [];
      const lastUsed = used.get(row.id);
      return [
        {
          id: row.id,
          name: row.name,
          url: `${issuer.ssoUrl}?service_provider=${row.id}`,
          lastUsedAt: lastUsed ? new Date(lastUsed).toISOString() : null,
        },
      ];
    });
  }
}
