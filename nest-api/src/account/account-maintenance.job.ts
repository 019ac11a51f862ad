import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { removeExpiredChanges } from './email-changes.repository.js';
import { removeExpiredNotices } from './sign-in-notices.repository.js';

const TEN_MINUTES = 600_000;

/** Removes expired changes of email addresses, and notices of sign-ins whose link has expired. */
@Injectable()
export class AccountMaintenance implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'account-expired',
      everyMs: TEN_MINUTES,
      run: async (client) => {
        await removeExpiredChanges(client);
        await removeExpiredNotices(client);
      },
    });
  }
}
