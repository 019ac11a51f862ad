import type { Domain } from './domain.entity.js';
import { parentsOf } from './domain-name.js';

/** The names that may decide about a domain, the longest first: itself, and those above it that somebody could own. */
export function decidersOf(domain: string): string[] {
  return [domain, ...parentsOf(domain)];
}

/** Whether a domain can cover its subdomains: below a public suffix everybody has a name of their own. */
export function mayCover(domain: string): boolean {
  return decidersOf(`any.${domain}`).includes(domain);
}

/**
 * The verified domain that decides about a name: the name itself, or else the nearest above it that covers its
 * subdomains. A verified subdomain decides for itself, whoever owns what is above it.
 *
 * @param known every domain among `decidersOf` the name, whoever owns it
 */
export function decidingOf<T extends Pick<Domain, 'domain' | 'status' | 'coversSubdomains'>>(
  name: string,
  known: readonly T[],
): T | null {
  const deciders = decidersOf(name);
  const deciding = known.filter(
    ({ domain, status, coversSubdomains }) =>
      status === 'active' && deciders.includes(domain) && (domain === name || coversSubdomains),
  );
  return deciding.sort((a, b) => b.domain.length - a.domain.length)[0] ?? null;
}
