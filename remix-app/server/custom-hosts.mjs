import { createHash, timingSafeEqual } from 'node:crypto';

/** How old what is known of a host may be. */
const LIFETIME_MS = 1_000;
const MOST_HOSTS = 1_000;
const TIMEOUT_MS = 5_000;

/** In which a request carries its custom domain to the pages. From outside it is dropped. */
export const SITE_HEADER = 'x-gatehouse-site';

/** @typedef {{ host: string, origin: string, slug: string, brand: unknown }} Site */

/**
 * Finds the custom domain that a request asks for. Only what vouches for itself by the internal secret is asked about, and
 * the platform's own host costs nothing.
 *
 * @param {{ publicOrigin: string, apiUrl: string, secret: string | undefined }} settings
 * @param {(host: string) => Promise<Site | null>} find asks the API
 * @param {() => number} now milliseconds
 */
export function customHosts({ publicOrigin, apiUrl, secret }, find = askApi(apiUrl, secret), now = Date.now) {
  const own = new URL(publicOrigin).host;
  /** @type {Map<string, { until: number, site: Promise<Site | null> }>} */
  const known = new Map();
  return ({ headers }) => {
    const host = headers['x-forwarded-host'];
    if (!secret || typeof host !== 'string' || host === own || !isName(host)) return null;
    if (!isSame(headers['x-gatehouse-internal'], secret)) return null;
    const held = known.get(host);
    if (held && now() < held.until) return held.site;
    if (known.size >= MOST_HOSTS) known.clear();
    // While the API is away, every host is the platform, whose forms another host cannot send.
    const site = find(host).catch(() => null);
    known.set(host, { until: now() + LIFETIME_MS, site });
    return site;
  };
}

function askApi(apiUrl, secret) {
  return async (host) => {
    const response = await fetch(`${apiUrl}/internal/sites?${new URLSearchParams({ host })}`, {
      headers: { 'x-gatehouse-internal': secret },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? response.json() : null;
  };
}

/** A name with a dot, and perhaps a port: an address of a machine is nobody's domain. */
function isName(host) {
  return host.length <= 260 && /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*\.?(:\d+)?$/i.test(host);
}

function isSame(given, secret) {
  const digest = (text) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(secret));
}
