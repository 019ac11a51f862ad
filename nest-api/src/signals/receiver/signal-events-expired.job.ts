import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../jobs/jobs.js';
import { removeExpiredEvents } from './signal-events.sql.js';

const HOUR_MS = 3_600_000;

/** Deletes received events after 30 days, and those that wait for an application after 7. */
@Injectable()
export class SignalEventsExpiredJob implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.register({ name: 'signal-events-expired', everyMs: HOUR_MS, run: removeExpiredEvents });
  }
}
