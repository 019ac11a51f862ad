import { Inject, Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { Lookups } from '../../database/lookups.js';
import { CustomHosts } from '../../domains/custom/custom-hosts.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { hostOf, type Issuer, mountOf, type Owners } from './issuer.js';

interface OwnerRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** The active custom domain. */
  readonly host: string | null;
}

/** All issuers: the shared one, one for each tenant, and one for each custom domain. */
@Injectable()
export class Issuers {
  constructor(
    private readonly lookups: Lookups,
    private readonly hosts: CustomHosts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws NotFoundError no tenant has this slug, or has verified this host */
  async get(slug: string | null): Promise<Issuer> {
    const origin = this.settings.PUBLIC_URL;
    const url = origin + mountOf(slug);
    if (slug === null) return { url, slug, tenantId: null, origin, owner: null };
    if (hostOf(slug)) return this.ofHost(slug);
    const [tenant] = await this.lookups.call<{ id: string }>('tenant_by_slug', [slug]);
    if (!tenant) throw new NotFoundError('issuer');
    return { url, slug, tenantId: tenant.id, origin, owner: tenant.id };
  }

  private async ofHost(host: string): Promise<Issuer> {
    const site = await this.hosts.find(host);
    if (!site) throw new NotFoundError('issuer');
    const { origin, tenantId } = site;
    return { url: origin, slug: host, tenantId, origin, owner: `${tenantId}@${host}` };
  }

  /** The tenants that these belong to. One query however many. */
  async ownersOf(rows: readonly { readonly tenantId?: string | null | undefined }[]): Promise<Owners> {
    const ids = [...new Set(rows.flatMap(({ tenantId }) => tenantId ?? []))];
    if (ids.length === 0) return new Map();
    const owners = await this.lookups.call<OwnerRow>('issuer_owners', [ids]);
    return new Map(
      owners.map(({ id, slug, name, host }) => [
        id,
        {
          name,
          issuer: this.settings.PUBLIC_URL + mountOf(slug),
          customIssuer: host && this.hosts.originOf(host),
        },
      ]),
    );
  }
}
