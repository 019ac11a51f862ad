import { Module, type OnModuleInit } from '@nestjs/common';
import { PlanPlaces } from '../tenants/plans/plan-places.js';
import { TenantRelations } from '../tenants/tenant-relations.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { UsersModule } from '../users/users.module.js';
import { CnameResolver } from './cname-resolver.js';
import { CustomDomainChecks } from './custom/custom-domain-checks.js';
import { CustomDomainsController } from './custom/custom-domains.controller.js';
import { CustomDomainsRepository } from './custom/custom-domains.repository.js';
import { CustomDomains } from './custom/custom-domains.service.js';
import { CustomHosts } from './custom/custom-hosts.js';
import { InternalHostsController } from './custom/internal-hosts.controller.js';
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
  controllers: [CustomDomainsController, DomainsController, InternalHostsController],
  providers: [
    CnameResolver,
    CustomDomainChecks,
    CustomDomains,
    CustomDomainsRepository,
    CustomHosts,
    DomainChecksJob,
    DomainClaims,
    DomainConnections,
    DomainFounder,
    Domains,
    DomainsRepository,
    TxtResolver,
  ],
  exports: [CustomHosts, DomainClaims, DomainConnections, DomainsRepository],
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
