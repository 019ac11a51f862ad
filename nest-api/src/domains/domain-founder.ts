import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import {
  type Foundation,
  type Founded,
  type Founding,
  type TenantFounder,
  TenantFounders,
} from '../tenants/tenant-founders.js';
import { DomainNameRefused, readDomainName } from './domain-name.js';
import { refusedName } from './domain-refused.js';
import { DomainsRepository } from './domains.repository.js';

/** Claims the domain that a new tenant was created with. It must be verified like any other. */
@Injectable()
export class DomainFounder implements TenantFounder, OnModuleInit {
  constructor(
    private readonly founders: TenantFounders,
    private readonly em: EntityManager,
    private readonly domains: DomainsRepository,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.founders.register(this);
  }

  check({ domain }: Foundation): void {
    read(domain);
  }

  /** Every plan allows at least one domain, and new tenants have none. */
  async found(founded: readonly Founded[], { userId }: Founding): Promise<void> {
    const claims = founded.map(({ tenant, domain }) => this.domains.claim(tenant.id, read(domain)));
    await this.em.flush();
    await this.audit.recordAll(
      claims.map(({ id, tenantId, domain, autoJoin }) => ({
        tenantId,
        actor: { type: 'user', id: userId },
        action: 'domain.claimed',
        target: { type: 'domain', id },
        outcome: 'success',
        detail: { domain, autoJoin },
      })),
    );
  }
}

function read(text: string): string {
  try {
    return readDomainName(text);
  } catch (error) {
    if (error instanceof DomainNameRefused) throw refusedName(error);
    throw error;
  }
}
