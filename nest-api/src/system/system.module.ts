import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { DatabaseController } from './database/database.controller.js';
import { DatabaseReport } from './database/database-report.service.js';
import { Heartbeat } from './deployment/heartbeat.js';
import { Instances } from './deployment/instances.repository.js';
import { InternalController } from './deployment/internal.controller.js';
import { HealthSamples } from './health/health-samples.repository.js';
import { DatabaseSizes } from './infrastructure/database-sizes.repository.js';
import { LiveDisplaysController } from './live/live-displays.controller.js';
import { LiveDisplaysRepository } from './live/live-displays.repository.js';
import { LiveDisplays } from './live/live-displays.service.js';
import { LivePulse } from './live/live-pulse.js';
import { SystemController } from './system.controller.js';
import { SystemJobsController } from './system-jobs.controller.js';
import { SystemJobs } from './system-jobs.service.js';

@Module({
  imports: [UsersModule],
  controllers: [
    SystemController,
    SystemJobsController,
    DatabaseController,
    InternalController,
    LiveDisplaysController,
  ],
  providers: [
    DatabaseReport,
    DatabaseSizes,
    Heartbeat,
    Instances,
    HealthSamples,
    LiveDisplays,
    LiveDisplaysRepository,
    LivePulse,
    SystemJobs,
  ],
  exports: [DatabaseReport, DatabaseSizes, HealthSamples, Instances, LiveDisplays, LivePulse, SystemJobs],
})
export class SystemModule {}
