import { Module } from '@nestjs/common';
import { BulkTenantChanges } from './bulk-changes.service.js';
import { ErasureJob } from './erasure/erasure.job.js';
import { TenantExports } from './erasure/tenant-export.service.js';
import { Brands } from './organization/brands.js';
import { LogosController } from './organization/logos.controller.js';
import { OrganizationsController } from './organization/organizations.controller.js';
import { Organizations } from './organization/organizations.service.js';
import { PlanRequestsController } from './plan-requests.controller.js';
import { PlanRequests } from './plan-requests.service.js';
import { SubscriptionsJob } from './subscriptions/subscriptions.job.js';
import { TenantDirectory } from './tenant-directory.service.js';
import { TenantFounders } from './tenant-founders.js';
import { TenantImport } from './tenant-import.service.js';
import { TenantMails } from './tenant-mails.js';
import { TenantOverviews } from './tenant-overviews.js';
import { TenantsController } from './tenants.controller.js';
import { Tenants } from './tenants.service.js';

@Module({
  // Its addresses come first, or `plan-requests` would be taken for the id of a tenant.
  controllers: [PlanRequestsController, TenantsController, OrganizationsController, LogosController],
  providers: [
    Brands,
    BulkTenantChanges,
    ErasureJob,
    Organizations,
    PlanRequests,
    SubscriptionsJob,
    TenantDirectory,
    TenantExports,
    TenantFounders,
    TenantImport,
    TenantMails,
    TenantOverviews,
    Tenants,
  ],
  exports: [Brands, TenantFounders, Tenants],
})
export class TenantsModule {}
