import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../database/lookups.js';
import { decidersOf } from '../domains/deciding-domain.js';
import { Domain } from '../domains/domain.entity.js';
import { domainOfEmail } from '../domains/domain-name.js';
import { SsoConfiguration } from '../sso-config/sso-configuration.entity.js';
import { SsoPolicy } from '../sso-config/sso-policy.entity.js';

/** The domains whose addresses can sign in through a provider of a tenant. */
export interface Served {
  has(domain: string): boolean;
}

interface Verified {
  readonly coversSubdomains: boolean;
  readonly isServed: boolean;
}

/** Verified names below others, which decide for themselves. Bounds for the index: no label has a "~". */
const BELOW = `
  select d.domain, d.covers_subdomains as "coversSubdomains" from unnest($2::text[]) c
    join domains d on reverse(d.domain::text) collate "C" >= reverse('.' || c)
      and reverse(d.domain::text) collate "C" < reverse('.' || c) || '~'
  where d.status = 'active' and d.tenant_id <> $1`;

/** Whose addresses can sign in to a tenant at all. Joins the unit of work that is open. */
@Injectable()
export class ServedDomains {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  async isEnforced(tenantId: string): Promise<boolean> {
    return (await this.em.count(SsoPolicy, { tenantId, enforced: true })) > 0;
  }

  /** Proven domains that an enabled connection serves, where the tenant takes nobody in otherwise; else null. */
  async of(tenantId: string): Promise<Served | null> {
    return (await this.isEnforced(tenantId)) ? this.all(tenantId) : null;
  }

  /** Whether an address can sign in through a provider of the tenant. */
  async serves(tenantId: string, email: string): Promise<boolean> {
    const domain = domainOfEmail(email);
    return domain !== null && (await this.all(tenantId)).has(domain);
  }

  private async all(tenantId: string): Promise<Served> {
    const proven = await this.em.find(Domain, { tenantId, status: 'active' });
    const enabled = await this.em.find(SsoConfiguration, { tenantId, isEnabled: true, deletedAt: null });
    const named = new Set(enabled.flatMap(({ domains }) => domains));
    const covering = proven.filter(({ domain, coversSubdomains }) => coversSubdomains && named.has(domain));
    const below = covering.length > 0 ? await this.below(tenantId, covering) : [];
    const verified = new Map<string, Verified>([
      ...below.map(
        ({ domain, coversSubdomains }) => [domain, { coversSubdomains, isServed: false }] as const,
      ),
      ...proven.map(
        ({ domain, coversSubdomains }) =>
          [domain, { coversSubdomains, isServed: named.has(domain) }] as const,
      ),
    ]);
    return { has: (domain) => isServedBy(verified, domain) };
  }

  private below(tenantId: string, covering: readonly Domain[]) {
    return this.lookups.query<{ domain: string; coversSubdomains: boolean }>('domains-below', BELOW, [
      tenantId,
      covering.map(({ domain }) => domain),
    ]);
  }
}

/** The nearest verified name decides: the domain itself, or one above it that covers its subdomains. */
function isServedBy(verified: ReadonlyMap<string, Verified>, domain: string): boolean {
  const decider = decidersOf(domain).find((name) =>
    name === domain ? verified.has(name) : verified.get(name)?.coversSubdomains,
  );
  return decider !== undefined && (verified.get(decider)?.isServed ?? false);
}
