import { INITIATION_ROUTE, type LaunchDto } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../common/caller.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Issuers } from '../../saml/issuers/issuers.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly tenantId: string | null;
  /** Of an OIDC client; null for a SAML service provider. */
  readonly clientId: string | null;
  /** The slug of its own issuer; null if it starts at the shared one. */
  readonly slug: string | null;
}

const MOST = 50;
/** Number of the user's newest events that are searched for their last sign-ins. */
const EVENTS = 500;

/** Uses `audit_events_actor_index`. */
const LAST_USED = `
  select target_id as id, max(at) as "lastUsedAt" from (
    select target_id, at, action from audit_events where actor_id = ? order by at desc, seq desc limit ${EVENTS}
  ) newest where action in ('saml.signed_in', 'token.issued') group by target_id`;

/** Applications that the user can open from the launchpad. */
@Injectable()
export class Launchpad {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly issuers: Issuers,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Applications of the caller's tenant and of the platform that accept a sign-in that they did not start, or that start
   * one when they are asked (OpenID Connect Core §4). Sorted by name.
   */
  async list({ tenantId, userId }: Caller): Promise<LaunchDto[]> {
    const reason = 'somebody of the platform sees its applications';
    const [rows, used] = await this.unit.inScopeOf(tenantId, reason, async () => {
      const offered = await this.em.execute<Row[]>(
        `select * from (
           select id, name, tenant_id as "tenantId", null as "clientId", null as slug from saml_service_providers
           where tenant_id = ? and is_active and allow_idp_initiated and deleted_at is null
           union all
           select id, name, null, null, null from platform_service_providers(${MOST})
           union all
           select c.id, c.name, c."tenantId", c."clientId", t.slug from initiated_clients(?, ?, ${MOST}) c
             left join tenants t on t.id = c."tenantId" and c."registeredItself"
         ) offered order by lower(name), id limit ${MOST}`,
        [tenantId, tenantId, userId],
      );
      const uses =
        offered.length > 0
          ? await this.em.execute<{ id: string; lastUsedAt: string | Date }[]>(LAST_USED, [userId])
          : [];
      return [offered, new Map(uses.map(({ id, lastUsedAt }) => [id, lastUsedAt]))] as const;
    });
    const issuers = await this.issuers.of(rows.map((row) => row.tenantId));
    return rows.flatMap((row) => {
      const url = row.clientId === null ? startOf(issuers.get(row.tenantId), row) : this.initiationOf(row);
      if (url === null) return [];
      const lastUsed = used.get(row.id);
      return [
        {
          id: row.id,
          name: row.name,
          url,
          lastUsedAt: lastUsed ? new Date(lastUsed).toISOString() : null,
        },
      ];
    });
  }
  /** An application that registered itself knows the issuer of its organization. */
  private initiationOf({ clientId, slug }: Row): string {
    const issuer = this.settings.PUBLIC_URL + (slug === null ? '' : `/t/${slug}`);
    return `${issuer}${INITIATION_ROUTE}?${new URLSearchParams({ client_id: clientId ?? '' })}`;
  }
}

function startOf(issuer: { readonly ssoUrl: string } | undefined, { id }: Row): string | null {
  return issuer ? `${issuer.ssoUrl}?service_provider=${id}` : null;
}
