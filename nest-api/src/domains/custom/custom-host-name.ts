import { isIP } from 'node:net';
import { parse } from 'tldts';
import { DomainNameRefused, readDomainName } from '../domain-name.js';

/**
 * The canonical form of a custom domain: lowercase, ASCII, without a trailing dot.
 *
 * @param platformHost host of PUBLIC_URL
 * @throws DomainNameRefused an organization cannot sign in there; the message says why
 */
export function readCustomHost(text: string, platformHost: string): string {
  const host = readDomainName(text);
  if (host === platformHost || host.endsWith(`.${platformHost}`)) {
    throw new DomainNameRefused(
      'platform_host',
      `${host} belongs to the platform. Enter a name below your own domain.`,
    );
  }
  if (parse(host, { allowPrivateDomains: true }).domain === host) {
    throw new DomainNameRefused(
      'needs_subdomain',
      `${host} cannot have a CNAME record (RFC 1034 §3.6.2). Enter a subdomain such as login.${host}.`,
    );
  }
  return host;
}

/** The name in a `Host` header, without its port; null if it cannot be a custom domain. */
export function hostNameOf(header: string | undefined): string | null {
  const name = header?.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  if (!name || name.length > 253 || isIP(name) !== 0) return null;
  return /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/.test(name) ? name : null;
}
