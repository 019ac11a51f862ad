import { TENANT_STANDING, type TenantStatus } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { Lookups } from '../../database/lookups.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { type Issuer, issuerOf } from './issuer.js';

interface TenantRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly status: TenantStatus;
}

/** Our identity providers, by the part of the address that names them. */
@Injectable()
export class Issuers {
  constructor(
    private readonly lookups: Lookups,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws NotFoundError no tenant has this slug, or it may sign nobody in */
  async find(slug: string | null): Promise<Issuer> {
    if (slug === null) return issuerOf(this.settings.PUBLIC_URL, null);
    const [tenant] = await this.lookups.call<TenantRow>('tenant_by_slug', [slug]);
    if (!tenant || !TENANT_STANDING[tenant.status].signIn) throw new NotFoundError('identity provider');
    return issuerOf(this.settings.PUBLIC_URL, tenant);
  }

  /** @throws NotFoundError there is no such tenant */
  async byTenant(tenantId: string | null): Promise<Issuer> {
    const issuer = (await this.of([tenantId])).get(tenantId);
    if (!issuer) throw new NotFoundError('identity provider');
    return issuer;
  }

  /** The issuers of these tenants; null stands for the platform. One query however many. */
  async of(tenantIds: readonly (string | null)[]): Promise<Map<string | null, Issuer>> {
    const rows = await this.lookups.call<TenantRow>('tenants_by_id', [tenantIds.filter((id) => id !== null)]);
    const issuers = new Map<string | null, Issuer>([[null, issuerOf(this.settings.PUBLIC_URL, null)]]);
    for (const tenant of rows) issuers.set(tenant.id, issuerOf(this.settings.PUBLIC_URL, tenant));
    return issuers;
  }
}
