import { Module } from '@nestjs/common';
import { BulkTenantChanges } from './bulk-changes.service.js';
import { ErasureJob } from './erasure/erasure.job.js';
import { OfflineLimitsRepository } from './offline-limits.repository.js';
import { ApplicationLogos } from './organization/application-logos.repository.js';
import { Brands } from './organization/brands.repository.js';
import { LogosController } from './organization/logos.controller.js';
import { TenantMailBrands } from './organization/mail-brands.repository.js';
import { OrganizationsController } from './organization/organizations.controller.js';
import { Organizations } from './organization/organizations.service.js';
import { SupportContacts } from './organization/support-contacts.repository.js';
import { PlanRequestsController } from './plan-requests.controller.js';
import { PlanRequestsRepository } from './plan-requests.repository.js';
import { PlanRequests } from './plan-requests.service.js';
import { PlanBounds } from './plans/plan-bounds.js';
import { PlanPlaces } from './plans/plan-places.js';
import { PlanUsages } from './plans/plan-usages.js';
import { ProductRequests } from './products/product-requests.service.js';
import { ProductsController } from './products/products.controller.js';
import { ProductsRepository } from './products/products.repository.js';
import { TenantProducts } from './products/tenant-products.service.js';
import { SubscriptionsJob } from './subscriptions/subscriptions.job.js';
import { TenantDirectory } from './tenant-directory.repository.js';
import { TenantFounders } from './tenant-founders.js';
import { TenantImport } from './tenant-import.service.js';
import { TenantImportsController } from './tenant-imports.controller.js';
import { TenantMails } from './tenant-mails.js';
import { TenantOverviews } from './tenant-overviews.js';
import { TenantRelations } from './tenant-relations.js';
import { TenantsController } from './tenants.controller.js';
import { TenantsRepository } from './tenants.repository.js';
import { Tenants } from './tenants.service.js';
import { WeeklyReportsRepository } from './weekly-reports.repository.js';

@Module({
  // Registered first. Otherwise, `plan-requests` would match as the ID of a tenant.
  controllers: [
    PlanRequestsController,
    TenantImportsController,
    TenantsController,
    ProductsController,
    OrganizationsController,
    LogosController,
  ],
  providers: [
    ApplicationLogos,
    Brands,
    SupportContacts,
    BulkTenantChanges,
    ErasureJob,
    OfflineLimitsRepository,
    Organizations,
    PlanBounds,
    PlanPlaces,
    PlanRequests,
    PlanRequestsRepository,
    PlanUsages,
    ProductRequests,
    ProductsRepository,
    SubscriptionsJob,
    TenantDirectory,
    TenantFounders,
    TenantImport,
    TenantMailBrands,
    TenantMails,
    TenantOverviews,
    TenantProducts,
    TenantRelations,
    Tenants,
    TenantsRepository,
    WeeklyReportsRepository,
  ],
  exports: [
    ApplicationLogos,
    Brands,
    SupportContacts,
    OfflineLimitsRepository,
    PlanBounds,
    PlanPlaces,
    PlanRequests,
    PlanUsages,
    ProductRequests,
    TenantDirectory,
    TenantProducts,
    TenantFounders,
    TenantRelations,
    Tenants,
    TenantsRepository,
    WeeklyReportsRepository,
  ],
})
export class TenantsModule {}
