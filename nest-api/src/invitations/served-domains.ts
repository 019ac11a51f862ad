import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Domain } from '../domains/domain.entity.js';
import { domainOfEmail } from '../domains/domain-name.js';
import { SsoConfiguration } from '../sso-config/sso-configuration.entity.js';
import { SsoPolicy } from '../sso-config/sso-policy.entity.js';

/** Whose addresses can sign in to a tenant at all. Joins the unit of work that is open. */
@Injectable()
export class ServedDomains {
  constructor(private readonly em: EntityManager) {}

  async isEnforced(tenantId: string): Promise<boolean> {
    return (await this.em.count(SsoPolicy, { tenantId, enforced: true })) > 0;
  }

  /** Proven domains that an enabled connection serves, where the tenant takes nobody in otherwise; else null. */
  async of(tenantId: string): Promise<ReadonlySet<string> | null> {
    return (await this.isEnforced(tenantId)) ? this.all(tenantId) : null;
  }

  /** Whether an address can sign in through a provider of the tenant. */
  async serves(tenantId: string, email: string): Promise<boolean> {
    const domain = domainOfEmail(email);
    return domain !== null && (await this.all(tenantId)).has(domain);
  }

  private async all(tenantId: string): Promise<ReadonlySet<string>> {
    const proven = await this.em.find(Domain, { tenantId, status: 'active' });
    const enabled = await this.em.find(SsoConfiguration, { tenantId, isEnabled: true, deletedAt: null });
    const served = new Set(enabled.flatMap(({ domains }) => domains));
    return new Set(proven.map(({ domain }) => domain).filter((domain) => served.has(domain)));
  }
}
