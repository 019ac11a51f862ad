import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import type { Caller } from '../common/caller.js';
import { Clock } from '../common/clock.js';
import { PlanBounds } from '../tenants/plans/plan-bounds.js';
import type { Tenant } from '../tenants/tenant.entity.js';
import { type Foundation, type TenantFounder, TenantFounders } from '../tenants/tenant-founders.js';
import { Domain } from './domain.entity.js';
import { DomainNameRefused, readDomainName } from './domain-name.js';
import { refusedName } from './domain-refused.js';

/** A new tenant claims the domain that it was set up with; it counts once it is proven, as any other. */
@Injectable()
export class DomainFounder implements TenantFounder, OnModuleInit {
  constructor(
    private readonly founders: TenantFounders,
    private readonly em: EntityManager,
    private readonly bounds: PlanBounds,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.founders.register(this);
  }

  check({ domain }: Foundation): void {
    read(domain);
  }

  async found(tenant: Tenant, foundation: Foundation, caller: Caller): Promise<void> {
    await this.bounds.require(tenant.id, 'domains', 1);
    const claim = this.em.create(Domain, { tenantId: tenant.id, domain: read(foundation.domain) });
    claim.nextCheckAt = this.clock.now();
    await this.em.flush();
    await this.audit.record({
      tenantId: tenant.id,
      actor: { type: 'user', id: caller.userId },
      action: 'domain.claimed',
      target: { type: 'domain', id: claim.id },
      outcome: 'success',
      detail: { domain: claim.domain, autoJoin: claim.autoJoin },
    });
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
