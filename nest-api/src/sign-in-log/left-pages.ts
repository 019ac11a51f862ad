/** The organization of a sign-in page, as far as it is known. */
export interface PageOwner {
  readonly tenantId?: string | undefined;
  readonly slug?: string | undefined;
  /** A client ID, or the ID of a SAML application. */
  readonly application?: string | undefined;
}

export type LeftPage = { readonly times: number } & Record<
  'tenant_id' | 'slug' | 'application',
  string | null
>;

const MINUTE_MS = 60_000;
/** More than an office with thousands of users needs. */
const MOST_PER_NETWORK = 600;
const MOST_NETWORKS = 10_000;
const MOST_OWNERS = 500;

/** Numbers of sign-in pages that were left, until they are written. The memory does not grow with their number. */
export class LeftPages {
  private waiting = new Map<string, LeftPage>();
  /** Above the limit, a page only counts for all organizations together. */
  private ofOthers = 0;
  private networks = new Map<string, number>();
  private minuteEnds = 0;

  /** @param now milliseconds  @returns seconds until the network may send more; null if the page counts */
  add(network: string, owner: PageOwner, now: number): number | null {
    if (now >= this.minuteEnds) {
      this.networks = new Map();
      this.minuteEnds = now + MINUTE_MS;
    }
    const sent = this.networks.get(network) ?? 0;
    const isOver = sent === 0 ? this.networks.size >= MOST_NETWORKS : sent >= MOST_PER_NETWORK;
    if (isOver) return Math.ceil((this.minuteEnds - now) / 1_000);
    this.networks.set(network, sent + 1);
    this.count(owner);
    return null;
  }

  /** The numbers since the last call. */
  take(): LeftPage[] {
    const others = { times: this.ofOthers, tenant_id: null, slug: null, application: null };
    const pages = [...this.waiting.values(), others].filter(({ times }) => times > 0);
    this.waiting = new Map();
    this.ofOthers = 0;
    return pages;
  }

  private count({ tenantId = '', slug = '', application = '' }: PageOwner): void {
    const key = `${tenantId} ${slug} ${application}`;
    const known = this.waiting.get(key);
    if (known || this.waiting.size < MOST_OWNERS) {
      this.waiting.set(key, {
        times: (known?.times ?? 0) + 1,
        tenant_id: tenantId || null,
        slug: slug || null,
        application: application || null,
      });
    } else this.ofOthers += 1;
  }
}
