import { Module } from '@nestjs/common';
import { DomainChecksJob } from './domain-checks.job.js';
import { DomainClaims } from './domain-claims.js';
import { DomainProviders } from './domain-providers.js';
import { DomainsController } from './domains.controller.js';
import { Domains } from './domains.service.js';
import { TenantAdmins } from './tenant-admins.js';
import { TxtResolver } from './txt-resolver.js';

@Module({
  controllers: [DomainsController],
  providers: [DomainChecksJob, DomainClaims, DomainProviders, Domains, TenantAdmins, TxtResolver],
  exports: [DomainClaims, TenantAdmins],
})
export class DomainsModule {}
