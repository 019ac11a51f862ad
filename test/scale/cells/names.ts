import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';

/**
 * What an entry of the directory names. A tenant's ID, its slug and its custom host are three entries. `covering` is a
 * domain that covers its subdomains, in addition to its entry as a domain.
 */
export type NameKind = 'tenant' | 'domain' | 'covering' | 'client' | 'slug' | 'host';

/** Bytes of a key: with 100 million entries, two of them collide with a probability below 10^-22. */
export const KEY_BYTES = 16;

/**
 * The key of a name in the directory: HMAC-SHA-256 of kind and name, the first 16 bytes.
 *
 * A plain hash would not hide names, since all registered domains can be hashed in minutes. The secret is known to cells
 * and routers only, so neither the control plane nor a copy of the directory tells who is a customer. A router can test
 * a name that it is asked for, but cannot list names. Source: RFC 2104.
 *
 * @param name a domain or host in any spelling; the other kinds as they are
 */
export function keyOf(secret: Buffer, kind: NameKind, name: string): Buffer {
  const isHost = kind === 'domain' || kind === 'covering' || kind === 'host';
  const spelled = isHost ? domainToASCII(name.trim().replace(/\.$/, '')).toLowerCase() : name;
  return createHmac('sha256', secret).update(`${kind}:${spelled}`).digest().subarray(0, KEY_BYTES);
}

/** The domain of an email address; null if the text is no address. */
export function domainOf(email: string): string | null {
  const [, domain = ''] = /^[^@\s]+@([^@\s]+)$/.exec(email.trim()) ?? [];
  return domain === '' || domainToASCII(domain) === '' ? null : domain;
}

/** The names above a domain that have at least two labels, longest first. */
export function parentsOf(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(1, -1).map((_, n) => labels.slice(n + 1).join('.'));
}
