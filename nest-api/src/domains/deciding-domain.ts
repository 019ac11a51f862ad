import type { Domain } from './domain.entity.js';
import { parentsOf } from './domain-name.js';

/**
 * The names that may decide about a domain, the longest first: itself, and the parent domains that an organization
 * could own.
 */
export function decidersOf(domain: string): string[] {
  return [domain, ...parentsOf(domain)];
}

/** Whether a domain can cover its subdomains. The names below a public suffix have different owners. */
export function mayCover(domain: string): boolean {
  return decidersOf(`any.${domain}`).includes(domain);
}

/**
 * The verified domain that decides about a name: the name itself, or the closest parent that covers its subdomains. A
 * verified subdomain decides for itself, regardless of the owner of its parents.
 *
 * @param known every domain among `decidersOf` the name, of any owner
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
