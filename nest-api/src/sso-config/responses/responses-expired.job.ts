import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../jobs/jobs.js';
import { removeResponses } from './responses.sql.js';

const TEN_MINUTES = 600_000;

/** Removes responses after their time, and those of which a connection has newer ones enough. */
@Injectable()
export class ResponsesExpiredJob implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.register({ name: 'sso-responses-expired', everyMs: TEN_MINUTES, run: removeResponses });
  }
}
