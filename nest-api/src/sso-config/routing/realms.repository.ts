import {
  type Brand,
  type SsoOption,
  type SsoProvidersQuery,
  type SsoRoute,
  TENANT_STANDING,
  type TenantStatus,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';
import { decidersOf } from '../../domains/deciding-domain.js';
import { domainOfEmail } from '../../domains/domain-name.js';
import { decidingDomain } from '../../domains/domains.sql.js';
import { logoUrl } from '../../tenants/organization/brands.repository.js';
import { joinBrand, joinTenant, tenantBySlug } from '../../tenants/tenants.sql.js';
import { UpstreamAddresses } from '../configurations/upstream-addresses.js';
import { type Realm, routeAddress } from './home-realm.js';

interface OptionRow {
  readonly id: string;
  readonly name: string;
  readonly type: SsoOption['type'];
  readonly issuer: string | null;
  readonly directoryId: string | null;
  /** Where its sign-in page is known to be. */
  readonly address: string | null;
}

type RealmRow = {
  readonly tenantId: string;
  readonly decidedBy: string;
  readonly isProven: boolean;
  readonly status: TenantStatus;
  readonly enforced: boolean | null;
  readonly tenantName: string;
  readonly color: string | null;
  readonly darkColor: string | null;
  readonly logoHash: string | null;
} & (OptionRow | { readonly id: null });

/** A realm, and the tenant that has or had proven its domain. */
export interface OwnedRealm extends Realm {
  readonly tenantId: string | null;
}

const OPTION = `c.id, c.name, c.type, c.issuer, c.directory_id as "directoryId",
  coalesce(s.document ->> 'authorization_endpoint', c.authorization_endpoint, c.sso_url) as address`;
/** A connection with the platform's client works only while the platform has one at this provider. */
const IS_USABLE = `c.is_enabled and c.deleted_at is null and (not c.uses_platform_client or exists (
  select 1 from sso_configurations o where o.tenant_id is null and o.type = c.type and o.is_enabled
    and o.deleted_at is null and o.client_id is not null))`;
const STATE = 'left join sso_configuration_states s on s.id = c.id';

/** Reads what decides about an address, in one statement whether there is something to find or not. */
@Injectable()
export class Realms {
  constructor(
    private readonly lookups: Lookups,
    private readonly addresses: UpstreamAddresses,
  ) {}

  async route(email: string): Promise<SsoRoute> {
    return routeAddress(await this.realmOf(email));
  }

  /** Of several tenants that lost the proof of one domain, the one that had it last keeps the way. */
  async realmOf(email: string): Promise<OwnedRealm> {
    const domain = domainOfEmail(email);
    const rows = await this.lookups.query<RealmRow>(
      'realm-of-domain',
      `select d.tenant_id as "tenantId", d.domain as "decidedBy", d.status = 'active' as "isProven", t.status, p.enforced, t.name as "tenantName",
         b.color, b.dark_color as "darkColor", b.logo_hash as "logoHash", ${OPTION}
       from (
         ${decidingDomain('$1', '$2::text[]')}
       ) d ${joinTenant('d.tenant_id')}
       ${joinBrand('d.tenant_id')}
       left join sso_policies p on p.tenant_id = d.tenant_id
       left join sso_configurations c on c.tenant_id = d.tenant_id and ${IS_USABLE}
         and c.domains @> array[d.domain::text]
       ${STATE}
       order by c.id limit 20`,
      [domain ?? '', domain ? decidersOf(domain) : []],
    );
    const [first] = rows;
    return {
      domain,
      decidedBy: first?.decidedBy ?? domain,
      tenantId: first?.tenantId ?? null,
      proof: first ? (first.isProven ? 'proven' : 'lapsed') : 'none',
      tenantMaySignIn: first !== undefined && TENANT_STANDING[first.status].signIn,
      isEnforced: first?.enforced ?? false,
      brand: first ? toBrand(first) : null,
      connections: rows.flatMap((row) => (row.id === null ? [] : [this.toOption(row)])),
    };
  }

  /** The platform's buttons, the connections of the tenant with a slug, or those to one SAML provider. */
  async options({ tenant, entityId }: SsoProvidersQuery): Promise<SsoOption[]> {
    if (entityId) {
      return this.find('of-entity', `c.type = 'saml' and md5(c.entity_id) = md5($1) and c.entity_id = $1`, [
        entityId,
      ]);
    }
    if (tenant) {
      return this.find('of-tenant', `c.tenant_id = ${tenantBySlug('$1')}`, [tenant]);
    }
    return this.find('of-platform', 'c.tenant_id is null', []);
  }

  private async find(name: string, where: string, values: readonly string[]): Promise<SsoOption[]> {
    const rows = await this.lookups.query<OptionRow>(
      `sso-options-${name}`,
      `select ${OPTION} from sso_configurations c ${STATE}
       where ${where} and ${IS_USABLE} order by c.id limit 20`,
      values,
    );
    return rows.map((row) => this.toOption(row));
  }

  private toOption({ id, name, type, issuer, directoryId, address }: OptionRow): SsoOption {
    const known = address ?? this.addresses.issuerOf({ type, issuer, directoryId });
    const origin = known && URL.canParse(known) ? new URL(known).origin : null;
    return { configurationId: id, name, type, origin };
  }
}

function toBrand({ tenantName, color, darkColor, logoHash }: RealmRow): Brand {
  return { name: tenantName, logoUrl: logoHash && logoUrl(logoHash), color, darkColor };
}
