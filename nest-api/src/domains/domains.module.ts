import { Module, type OnModuleInit } from '@nestjs/common';
import { PlanPlaces } from '../tenants/plans/plan-places.js';
import { TenantRelations } from '../tenants/tenant-relations.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { UsersModule } from '../users/users.module.js';
import { DomainChecksJob } from './domain-checks.job.js';
import { DomainClaims } from './domain-claims.js';
import { DomainConnections } from './domain-connections.js';
import { DomainFounder } from './domain-founder.js';
import { DomainsController } from './domains.controller.js';
import { DomainsRepository } from './domains.repository.js';
import { Domains } from './domains.service.js';
import { TxtResolver } from './txt-resolver.js';

@Module({
  imports: [TenantsModule, UsersModule],
  controllers: [DomainsController],
  providers: [
    DomainChecksJob,
    DomainClaims,
    DomainConnections,
    DomainFounder,
    Domains,
    DomainsRepository,
    TxtResolver,
  ],
  exports: [DomainClaims, DomainConnections, DomainsRepository],
})
export class DomainsModule implements OnModuleInit {
  constructor(
    private readonly places: PlanPlaces,
    private readonly relations: TenantRelations,
    private readonly domains: DomainsRepository,
  ) {}

  onModuleInit(): void {
    this.places.register('domains', (tenantId, most) => this.domains.count(tenantId, most));
    this.relations.register({ domains: this.domains });
  }
}
