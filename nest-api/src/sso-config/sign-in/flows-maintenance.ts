import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../jobs/jobs.js';
import { removeExpiredFlows, removeExpiredTraces } from './expired-flows.sql.js';

const TEN_MINUTES = 600_000;
const HOUR = 3_600_000;

/** Removes expired sign-ins, and traces after their time. */
@Injectable()
export class FlowsMaintenance implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.register({ name: 'sso-flows-expired', everyMs: TEN_MINUTES, run: removeExpiredFlows });
    this.jobs.register({ name: 'sso-traces-expired', everyMs: HOUR, run: removeExpiredTraces });
  }
}
