import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Jobs } from '../jobs/jobs.js';

const HOUR = 3_600_000;
/** Long enough to notice that maintenance has stopped before partitions run out. */
const DAYS_AHEAD = 14;

/** Creates the partitions of the coming days, and deletes old attempts. */
@Injectable()
export class SignInLogMaintenance implements OnModuleInit {
  static readonly PARTITIONS = 'sign-in-log-partitions';
  static readonly CLEAR = 'sign-in-log-clear';

  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.register({ name: SignInLogMaintenance.PARTITIONS, everyMs: 6 * HOUR, run: makePartitions });
    this.jobs.register({ name: SignInLogMaintenance.CLEAR, everyMs: 24 * HOUR, run: clear });
  }
}

async function makePartitions(client: PoolClient): Promise<void> {
  await client.query('select sign_in_log_make_partitions(0, $1)', [DAYS_AHEAD]);
}

async function clear(client: PoolClient): Promise<void> {
  // Dropping a partition waits for its readers, and later queries would wait behind it. The next run tries again.
  await client.query("set lock_timeout = '2s'");
  try {
    await client.query('select sign_in_log_clear()');
  } finally {
    await client.query('reset lock_timeout');
  }
}
