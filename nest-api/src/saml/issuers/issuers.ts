import { TENANT_STANDING, type TenantStatus } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import type { ClientContext, Site } from '../../common/client-address.js';
import type { ChangeCache } from '../../database/change-cache.js';
import { Changes } from '../../database/changes.js';
import { Lookups } from '../../database/lookups.js';
import { CustomHosts } from '../../domains/custom/custom-hosts.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { type Issuer, issuerAt, issuerOf } from './issuer.js';

interface TenantRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly status: TenantStatus;
}

interface OwnerRow extends Pick<TenantRow, 'id' | 'slug' | 'name'> {
  /** The active custom domain. */
  readonly host: string | null;
}

/** Which host a request asks. */
type Asked = Pick<ClientContext, 'site'>;

const MOST_TENANTS = 5_000;

/** Identity providers of Gatehouse, by the part of the address that names them. */
@Injectable()
export class Issuers {
  /** By slug, until the database notifies that the tenant has changed. */
  private readonly tenants: ChangeCache<TenantRow>;

  constructor(
    private readonly lookups: Lookups,
    private readonly hosts: CustomHosts,
    changes: Changes,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.tenants = changes.cache({ most: MOST_TENANTS, dependsOn: ({ id }) => [`tenants:${id}`] });
  }

  /**
   * A custom domain has one identity provider, at the address that is the platform's elsewhere.
   *
   * @throws NotFoundError no tenant has this slug, or its members cannot sign in
   */
  async find(slug: string | null, { site }: Asked): Promise<Issuer> {
    if (site && slug !== null) throw new NotFoundError('identity provider');
    const named = site?.slug ?? slug;
    if (named === null) return issuerOf(this.settings.PUBLIC_URL, null);
    const tenant = await this.tenants.get(named, () => this.read(named));
    if (!tenant || !TENANT_STANDING[tenant.status].signIn) throw new NotFoundError('identity provider');
    return site ? issuerAt(site, tenant) : issuerOf(this.settings.PUBLIC_URL, tenant);
  }

  private async read(slug: string): Promise<TenantRow | null> {
    const [tenant] = await this.lookups.call<TenantRow>('tenant_by_slug', [slug]);
    return tenant ?? null;
  }

  /** The one of a tenant at the requested host. @throws NotFoundError unknown tenant, or not of this host */
  async byTenant(tenantId: string | null, { site }: Asked): Promise<Issuer> {
    const issuer = site ? await this.ofSite(site, tenantId) : (await this.of([tenantId])).get(tenantId);
    if (!issuer) throw new NotFoundError('identity provider');
    return issuer;
  }

  /** The one of a tenant at a custom domain; null if the tenant does not have it any more. */
  async byHost(tenantId: string | null, host: string): Promise<Issuer | null> {
    const site = await this.hosts.find(host);
    return site && this.ofSite(site, tenantId);
  }

  /** The issuers of these tenants (null: the platform), in one query. */
  async of(tenantIds: readonly (string | null)[]): Promise<Map<string | null, Issuer>> {
    const rows = await this.lookups.call<TenantRow>('tenants_by_id', [tenantIds.filter((id) => id !== null)]);
    const issuers = new Map<string | null, Issuer>([[null, issuerOf(this.settings.PUBLIC_URL, null)]]);
    for (const tenant of rows) issuers.set(tenant.id, issuerOf(this.settings.PUBLIC_URL, tenant));
    return issuers;
  }

  /** Those at the active custom domains of these tenants, in one query. */
  async atCustomDomainsOf(tenantIds: readonly (string | null)[]): Promise<Map<string | null, Issuer>> {
    const ids = [...new Set(tenantIds.filter((id) => id !== null))];
    if (ids.length === 0) return new Map();
    const rows = await this.lookups.call<OwnerRow>('issuer_owners', [ids]);
    return new Map(
      rows.flatMap(({ id, slug, name, host }) => {
        if (!host) return [];
        const site = { host, tenantId: id, slug, origin: this.hosts.originOf(host) };
        return [[id, issuerAt(site, { name })] as const];
      }),
    );
  }

  private async ofSite(site: Site, tenantId: string | null): Promise<Issuer | null> {
    if (site.tenantId !== tenantId) return null;
    const tenant = await this.tenants.get(site.slug, () => this.read(site.slug));
    return tenant && issuerAt(site, tenant);
  }
}
