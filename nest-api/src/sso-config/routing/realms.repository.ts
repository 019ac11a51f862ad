import {
  type Brand,
  BrandSchema,
  type OrganizationTexts,
  type SsoOption,
  type SsoProvidersQuery,
  type SsoRoute,
  TENANT_STANDING,
  type TenantStatus,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../../common/client-address.js';
import { Lookups } from '../../database/lookups.js';
import { decidersOf } from '../../domains/deciding-domain.js';
import { domainOfEmail } from '../../domains/domain-name.js';
import { Journeys } from '../../sign-in-log/journeys.js';
import { logoUrl } from '../../tenants/organization/logo.js';
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
  readonly downSince: Date | null;
}

type RealmRow = {
  readonly tenantId: string;
  readonly decidedBy: string;
  readonly isVerified: boolean;
  readonly status: TenantStatus;
  readonly enforced: boolean | null;
  readonly requiredFrom: Date | null;
  readonly tenantName: string;
  readonly color: string | null;
  readonly darkColor: string | null;
  readonly logoHash: string | null;
  readonly language: Brand['language'];
  readonly texts: OrganizationTexts;
} & (OptionRow | { readonly id: null });

/** A realm, and the tenant that has or had verified its domain. */
export interface OwnedRealm extends Realm {
  readonly tenantId: string | null;
}

/** Reads what decides about an address, in one statement whether there is something to find or not. */
@Injectable()
export class Realms {
  constructor(
    private readonly lookups: Lookups,
    private readonly addresses: UpstreamAddresses,
    private readonly journeys: Journeys,
  ) {}

  /** On a custom domain, an address of anybody else has a password at most. */
  async route(email: string, client: ClientContext): Promise<SsoRoute> {
    const { site } = client;
    const realm = await this.realmOf(email);
    const isElsewhere = site !== undefined && realm.tenantId !== site.tenantId;
    const route = routeAddress(
      isElsewhere ? { ...realm, proof: 'none', connections: [], brand: null } : realm,
    );
    const next = route.kind === 'password' ? 'password' : 'identity_provider';
    this.journeys.addressed(client, next, realm.proof === 'verified' ? realm.tenantId : null);
    return route;
  }

  /** If several tenants lost the verification of a domain, the most recent one keeps the routing. */
  async realmOf(email: string): Promise<OwnedRealm> {
    const domain = domainOfEmail(email);
    const rows = await this.lookups.call<RealmRow>('route_of_domain', [
      domain ?? '',
      domain ? decidersOf(domain) : [],
    ]);
    const [first] = rows;
    return {
      domain,
      decidedBy: first?.decidedBy ?? domain,
      tenantId: first?.tenantId ?? null,
      proof: first ? (first.isVerified ? 'verified' : 'lapsed') : 'none',
      tenantMaySignIn: first !== undefined && TENANT_STANDING[first.status].signIn,
      isEnforced: first?.enforced ?? false,
      requiredFrom: first?.requiredFrom?.toISOString() ?? null,
      brand: first ? toBrand(first) : null,
      connections: rows.flatMap((row) => (row.id === null ? [] : [this.toOption(row)])),
    };
  }

  /** The platform's buttons, the connections of the tenant with a slug, or those to one SAML provider. */
  async options(
    { tenant, entityId }: SsoProvidersQuery,
    { site }: Pick<ClientContext, 'site'>,
  ): Promise<SsoOption[]> {
    const whose = site ? [site.slug, null] : [tenant || null, entityId || null];
    const rows = await this.lookups.call<OptionRow>('sign_in_options', whose);
    return rows.map((row) => this.toOption(row));
  }

  private toOption({ id, name, type, issuer, directoryId, address, downSince }: OptionRow): SsoOption {
    const known = address ?? this.addresses.issuerOf({ type, issuer, directoryId });
    const origin = known && URL.canParse(known) ? new URL(known).origin : null;
    return { configurationId: id, name, type, origin, downSince: downSince?.toISOString() ?? null };
  }
}

function toBrand({ tenantName, logoHash, ...brand }: RealmRow): Brand {
  return BrandSchema.parse({ ...brand, name: tenantName, logoUrl: logoHash && logoUrl(logoHash) });
}
