import { Module } from '@nestjs/common';
import { SystemController } from './system.controller.js';
import { SystemHealthReader } from './system-health.service.js';
import { SystemJobs } from './system-jobs.service.js';

@Module({ controllers: [SystemController], providers: [SystemHealthReader, SystemJobs] })
export class SystemModule {}
