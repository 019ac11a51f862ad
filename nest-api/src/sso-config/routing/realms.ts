import { type SsoOption, type SsoRoute, TENANT_STANDING, type TenantStatus } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';
import { domainOfEmail } from '../../domains/domain-name.js';
import { routeAddress } from './home-realm.js';

interface Row {
  readonly status: TenantStatus;
  readonly enforced: boolean | null;
  readonly id: string | null;
  readonly name: string | null;
  readonly type: SsoOption['type'] | null;
}

/** Reads what decides about an address, in one statement whether there is something to find or not. */
@Injectable()
export class Realms {
  constructor(private readonly lookups: Lookups) {}

  async route(email: string): Promise<SsoRoute> {
    const domain = domainOfEmail(email);
    const rows = await this.lookups.query<Row>(
      'realm-of-domain',
      `select t.status, p.enforced, c.id, c.name, c.type
       from domains d join tenants t on t.id = d.tenant_id
       left join sso_policies p on p.tenant_id = d.tenant_id
       left join sso_configurations c on c.tenant_id = d.tenant_id and c.is_enabled and c.deleted_at is null
         and c.domains @> array[d.domain::text]
       where d.domain = $1 and d.status = 'active' order by c.id limit 20`,
      [domain ?? ''],
    );
    const [first] = rows;
    return routeAddress({
      domain,
      isProven: first !== undefined,
      tenantMaySignIn: first !== undefined && TENANT_STANDING[first.status].signIn,
      isEnforced: first?.enforced ?? false,
      connections: rows.flatMap(({ id, name, type }) =>
        id && name && type ? [{ configurationId: id, name, type }] : [],
      ),
    });
  }

  /** The platform's buttons, or the connections of the tenant with this slug. */
  async options(slug: string | undefined): Promise<SsoOption[]> {
    const where = slug
      ? `c.tenant_id = (select id from tenants where slug = $1)`
      : 'c.tenant_id is null and $1::text is null';
    return this.lookups.query<SsoOption>(
      slug ? 'sso-options-of-tenant' : 'sso-options-of-platform',
      `select c.id as "configurationId", c.name, c.type from sso_configurations c
       where ${where} and c.is_enabled and c.deleted_at is null order by c.id limit 20`,
      [slug ?? null],
    );
  }
}
