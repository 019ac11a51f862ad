import { Global, Module } from '@nestjs/common';
import { Attempts } from './attempts.js';
import { BossClient, WORKS_BY_ITSELF } from './boss-client.js';
import { BossDatabase } from './boss-database.js';
import { JobHistory } from './job-history.js';
import { JobRuns } from './job-runs.repository.js';
import { Jobs } from './jobs.js';
import { MaintenanceDatabase } from './maintenance-database.js';
import { ProcessJobs } from './process-jobs.js';
import { SharedJobs } from './shared-jobs.js';

@Global()
@Module({
  providers: [
    MaintenanceDatabase,
    BossDatabase,
    BossClient,
    Attempts,
    ProcessJobs,
    SharedJobs,
    Jobs,
    JobHistory,
    JobRuns,
    { provide: WORKS_BY_ITSELF, useValue: true },
  ],
  exports: [MaintenanceDatabase, Jobs, JobHistory, JobRuns],
})
export class JobsModule {}
