import { Injectable } from '@nestjs/common';
import { decidersOf } from '../domains/deciding-domain.js';
import { DomainConnections } from '../domains/domain-connections.js';
import { domainOfEmail } from '../domains/domain-name.js';
import { DomainsRepository } from '../domains/domains.repository.js';

/** Domains with addresses that can sign in through a connection of a tenant. */
export interface Served {
  has(domain: string): boolean;
}

interface Verified {
  readonly coversSubdomains: boolean;
  readonly isServed: boolean;
}

/** The addresses that can sign in to a tenant. Joins the caller's unit of work. */
@Injectable()
export class ServedDomains {
  constructor(
    private readonly domains: DomainsRepository,
    private readonly connections: DomainConnections,
  ) {}

  isEnforced(tenantId: string): Promise<boolean> {
    return this.connections.isEnforced(tenantId);
  }

  /** Verified domains with an enabled connection, if the tenant requires single sign-on; otherwise null. */
  async of(tenantId: string): Promise<Served | null> {
    return (await this.isEnforced(tenantId)) ? this.all(tenantId) : null;
  }

  /** Whether an address can sign in through a connection of the tenant. */
  async serves(tenantId: string, email: string): Promise<boolean> {
    const domain = domainOfEmail(email);
    return domain !== null && (await this.all(tenantId)).has(domain);
  }

  private async all(tenantId: string): Promise<Served> {
    const own = await this.domains.verifiedOf(tenantId);
    const named = await this.connections.servedBy(tenantId);
    const covering = own
      .filter(({ domain, coversSubdomains }) => coversSubdomains && named.has(domain))
      .map(({ domain }) => domain);
    const below = covering.length > 0 ? await this.domains.verifiedBelow(tenantId, covering) : [];
    const verified = new Map<string, Verified>([
      ...below.map(
        ({ domain, coversSubdomains }) => [domain, { coversSubdomains, isServed: false }] as const,
      ),
      ...own.map(
        ({ domain, coversSubdomains }) =>
          [domain, { coversSubdomains, isServed: named.has(domain) }] as const,
      ),
    ]);
    return { has: (domain) => isServedBy(verified, domain) };
  }
}

/** The closest verified name decides: the domain itself, or a parent domain that covers its subdomains. */
function isServedBy(verified: ReadonlyMap<string, Verified>, domain: string): boolean {
  const decider = decidersOf(domain).find((name) =>
    name === domain ? verified.has(name) : verified.get(name)?.coversSubdomains,
  );
  return decider !== undefined && (verified.get(decider)?.isServed ?? false);
}
