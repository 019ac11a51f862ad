import { TENANT_STANDING, type TenantStatus } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import type { ChangeCache } from '../../database/change-cache.js';
import { Changes } from '../../database/changes.js';
import { Lookups } from '../../database/lookups.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { type Issuer, issuerOf } from './issuer.js';

interface TenantRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly status: TenantStatus;
}

const MOST_TENANTS = 5_000;

/** Identity providers of Gatehouse, by the part of the address that names them. */
@Injectable()
export class Issuers {
  /** By slug, until the database notifies that the tenant has changed. */
  private readonly tenants: ChangeCache<TenantRow>;

  constructor(
    private readonly lookups: Lookups,
    changes: Changes,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.tenants = changes.cache({ most: MOST_TENANTS, dependsOn: ({ id }) => [`tenants:${id}`] });
  }

  /** @throws NotFoundError no tenant has this slug, or its members cannot sign in */
  async find(slug: string | null): Promise<Issuer> {
    if (slug === null) return issuerOf(this.settings.PUBLIC_URL, null);
    const tenant = await this.tenants.get(slug, () => this.read(slug));
    if (!tenant || !TENANT_STANDING[tenant.status].signIn) throw new NotFoundError('identity provider');
    return issuerOf(this.settings.PUBLIC_URL, tenant);
  }

  private async read(slug: string): Promise<TenantRow | null> {
    const [tenant] = await this.lookups.call<TenantRow>('tenant_by_slug', [slug]);
    return tenant ?? null;
  }

  /** @throws NotFoundError unknown tenant */
  async byTenant(tenantId: string | null): Promise<Issuer> {
    const issuer = (await this.of([tenantId])).get(tenantId);
    if (!issuer) throw new NotFoundError('identity provider');
    return issuer;
  }

  /** The issuers of these tenants (null: the platform), in one query. */
  async of(tenantIds: readonly (string | null)[]): Promise<Map<string | null, Issuer>> {
    const rows = await this.lookups.call<TenantRow>('tenants_by_id', [tenantIds.filter((id) => id !== null)]);
    const issuers = new Map<string | null, Issuer>([[null, issuerOf(this.settings.PUBLIC_URL, null)]]);
    for (const tenant of rows) issuers.set(tenant.id, issuerOf(this.settings.PUBLIC_URL, tenant));
    return issuers;
  }
}
