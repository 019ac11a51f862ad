import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { removeExpiredChanges } from './email-changes.repository.js';

const TEN_MINUTES = 600_000;

/** Removes expired email address changes. */
@Injectable()
export class AccountMaintenance implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.register({ name: 'account-expired', everyMs: TEN_MINUTES, run: removeExpiredChanges });
  }
}
