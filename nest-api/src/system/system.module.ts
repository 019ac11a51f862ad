import { Module } from '@nestjs/common';
import { DatabaseController } from './database/database.controller.js';
import { DatabaseReport } from './database/database-report.service.js';
import { DeploymentController } from './deployment/deployment.controller.js';
import { DeploymentReport } from './deployment/deployment-report.service.js';
import { Heartbeat } from './deployment/heartbeat.js';
import { Instances } from './deployment/instances.service.js';
import { InternalController } from './deployment/internal.controller.js';
import { CertificateFigures } from './health/certificate-figures.js';
import { HealthFigures } from './health/health-figures.js';
import { HealthSamples } from './health/health-samples.js';
import { SystemHealthReader } from './health/system-health.service.js';
import { DatabaseSizes } from './infrastructure/database-sizes.js';
import { InfrastructureController } from './infrastructure/infrastructure.controller.js';
import { InfrastructureReport } from './infrastructure/infrastructure-report.service.js';
import { RuntimeChanges } from './infrastructure/runtime-changes.service.js';
import { SystemController } from './system.controller.js';
import { SystemJobsController } from './system-jobs.controller.js';
import { SystemJobs } from './system-jobs.service.js';
import { TenantHealthController } from './tenant-health/tenant-health.controller.js';
import { TenantHealthReader } from './tenant-health/tenant-health.service.js';

@Module({
  controllers: [
    SystemController,
    SystemJobsController,
    DatabaseController,
    DeploymentController,
    InfrastructureController,
    InternalController,
    TenantHealthController,
  ],
  providers: [
    DatabaseReport,
    DeploymentReport,
    DatabaseSizes,
    InfrastructureReport,
    RuntimeChanges,
    Heartbeat,
    Instances,
    TenantHealthReader,
    CertificateFigures,
    HealthFigures,
    HealthSamples,
    SystemHealthReader,
    SystemJobs,
  ],
})
export class SystemModule {}
