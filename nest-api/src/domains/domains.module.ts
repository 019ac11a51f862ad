import { Module } from '@nestjs/common';
import { TenantsModule } from '../tenants/tenants.module.js';
import { UsersModule } from '../users/users.module.js';
import { DomainChecksJob } from './domain-checks.job.js';
import { DomainClaims } from './domain-claims.js';
import { DomainFounder } from './domain-founder.js';
import { DomainProviders } from './domain-providers.js';
import { DomainsController } from './domains.controller.js';
import { Domains } from './domains.service.js';
import { TxtResolver } from './txt-resolver.js';

@Module({
  imports: [TenantsModule, UsersModule],
  controllers: [DomainsController],
  providers: [DomainChecksJob, DomainClaims, DomainFounder, DomainProviders, Domains, TxtResolver],
  exports: [DomainClaims],
})
export class DomainsModule {}
