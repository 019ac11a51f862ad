import { Inject, Injectable } from '@nestjs/common';
import type { Site } from '../../common/client-address.js';
import type { ChangeCache } from '../../database/change-cache.js';
import { Changes } from '../../database/changes.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { CustomDomainsRepository } from './custom-domains.repository.js';
import { hostNameOf } from './custom-host-name.js';

/** About 200 bytes each, unknown hosts included. */
const MOST_HOSTS = 20_000;
const IDLE_MS = 60 * 60_000;
/** Maximum of look-ups of unknown hosts per second, for the endpoint that any TLS handshake reaches. */
const MOST_LOOKUPS = 50;

interface Known {
  readonly host: string;
  readonly site: Site | null;
}

/** Too many unknown hosts in this second. */
export class TooManyHosts extends Error {}

/** Verified hosts of organizations, cached in memory until the database reports a change. */
@Injectable()
export class CustomHosts {
  private readonly held: ChangeCache<Known>;
  private readonly publicUrl: URL;
  private second = 0;
  private lookups = 0;

  constructor(
    private readonly customDomains: CustomDomainsRepository,
    @Inject(SETTINGS) settings: Settings,
    changes: Changes,
  ) {
    this.publicUrl = new URL(settings.PUBLIC_URL);
    this.held = changes.cache({
      most: MOST_HOSTS,
      idleMs: IDLE_MS,
      dependsOn: ({ host }) => [`custom_domains:${host}`],
    });
  }

  /** The platform's own host needs no look-up. Null for it, and for unverified hosts. */
  async find(header: string | undefined): Promise<Site | null> {
    const host = this.candidate(header);
    return host === null ? null : (await this.held.get(host, () => this.read(host))).site;
  }

  /**
   * Whether a certificate may be requested for a host: the platform's own, and verified ones.
   *
   * @throws TooManyHosts
   */
  async mayHaveCertificate(name: string): Promise<boolean> {
    if (name.toLowerCase() === this.publicUrl.hostname) return true;
    const host = this.candidate(name);
    if (host === null) return false;
    const known = this.held.peek(host);
    if (known) return known.site !== null;
    this.requireRoom();
    return (await this.find(host)) !== null;
  }

  /** A custom domain uses the platform's scheme and port. */
  originOf(host: string): string {
    const { protocol, port } = this.publicUrl;
    return `${protocol}//${host}${port && `:${port}`}`;
  }

  /**
   * The origin of an organization's links: its active custom domain, or the platform. Joins the caller's unit of work.
   */
  async originOfTenant(tenantId: string): Promise<string> {
    const host = await this.customDomains.activeHostOf(tenantId);
    return host === null ? this.publicUrl.origin : this.originOf(host);
  }

  private candidate(header: string | undefined): string | null {
    const host = hostNameOf(header);
    const { hostname } = this.publicUrl;
    return host === null || host === hostname || host.endsWith(`.${hostname}`) ? null : host;
  }

  private async read(host: string): Promise<Known> {
    const owner = await this.customDomains.lookUpOwnerOf(host);
    if (!owner) return { host, site: null };
    const { tenantId, slug } = owner;
    return { host, site: { host, tenantId, slug, origin: this.originOf(host) } };
  }

  private requireRoom(): void {
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.second) [this.second, this.lookups] = [second, 0];
    if (this.lookups >= MOST_LOOKUPS) throw new TooManyHosts();
    this.lookups += 1;
  }
}
