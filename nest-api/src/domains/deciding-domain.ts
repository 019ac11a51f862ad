import type { EntityManager } from '@mikro-orm/postgresql';
import { Domain } from './domain.entity.js';
import { parentsOf } from './domain-name.js';

/** The names that may decide about a domain, the longest first: itself, and those above it that somebody could own. */
export function decidersOf(domain: string): string[] {
  return [domain, ...parentsOf(domain)];
}

/**
 * The verified domain that decides about a name: the name itself, or else the nearest above it that covers its
 * subdomains. A verified subdomain decides for itself, whoever owns what is above it.
 *
 * Joins the open unit of work, which is the platform's: the name may be another tenant's.
 */
export async function findDecidingDomain(em: EntityManager, domain: string): Promise<Domain | null> {
  const found = await em.find(Domain, {
    domain: { $in: decidersOf(domain) },
    status: 'active',
    $or: [{ domain }, { coversSubdomains: true }],
  });
  return found.sort((a, b) => b.domain.length - a.domain.length)[0] ?? null;
}
