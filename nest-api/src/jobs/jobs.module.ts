import { Global, Module } from '@nestjs/common';
import { Jobs } from './jobs.js';
import { MaintenanceDatabase } from './maintenance-database.js';

@Global()
@Module({ providers: [MaintenanceDatabase, Jobs], exports: [MaintenanceDatabase, Jobs] })
export class JobsModule {}
