import { Module } from '@nestjs/common';
import { DatabaseController } from './database/database.controller.js';
import { DatabaseReport } from './database/database-report.service.js';
import { SystemController } from './system.controller.js';
import { SystemHealthReader } from './system-health.service.js';
import { SystemJobs } from './system-jobs.service.js';

@Module({
  controllers: [SystemController, DatabaseController],
  providers: [DatabaseReport, SystemHealthReader, SystemJobs],
})
export class SystemModule {}
