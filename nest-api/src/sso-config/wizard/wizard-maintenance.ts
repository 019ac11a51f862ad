import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../jobs/jobs.js';
import { removeExpiredRuns } from './expired-runs.sql.js';

const HOUR = 3_600_000;

/** Deletes abandoned runs with their links. */
@Injectable()
export class WizardMaintenance implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.register({ name: 'sso-wizard-expired', everyMs: HOUR, run: removeExpiredRuns });
  }
}
