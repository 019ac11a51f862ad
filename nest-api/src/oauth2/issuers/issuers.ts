import { Inject, Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { Lookups } from '../../database/lookups.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { type Issuer, mountOf, type Owners } from './issuer.js';

/** All issuers: the shared one, and one for each tenant. */
@Injectable()
export class Issuers {
  constructor(
    private readonly lookups: Lookups,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws NotFoundError no tenant has this slug */
  async get(slug: string | null): Promise<Issuer> {
    const url = this.settings.PUBLIC_URL + mountOf(slug);
    if (slug === null) return { url, slug, tenantId: null };
    const [tenant] = await this.lookups.call<{ id: string }>('tenant_by_slug', [slug]);
    if (!tenant) throw new NotFoundError('issuer');
    return { url, slug, tenantId: tenant.id };
  }

  /** The tenants that these belong to. One query however many. */
  async ownersOf(rows: readonly { readonly tenantId?: string | null | undefined }[]): Promise<Owners> {
    const ids = [...new Set(rows.flatMap(({ tenantId }) => tenantId ?? []))];
    if (ids.length === 0) return new Map();
    const tenants = await this.lookups.call<{ id: string; slug: string; name: string }>('tenants_by_id', [
      ids,
    ]);
    return new Map(
      tenants.map(({ id, slug, name }) => [id, { name, issuer: this.settings.PUBLIC_URL + mountOf(slug) }]),
    );
  }
}
