import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Jobs } from '../../jobs/jobs.js';

const TEN_MINUTES = 600_000;
const HOUR = 3_600_000;
const BATCH = 5_000;

/** Removes expired sign-ins, and traces after their time. */
@Injectable()
export class FlowsMaintenance implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'sso-flows-expired',
      everyMs: TEN_MINUTES,
      run: async (client) => {
        await client.query("delete from sso_flows where expires_at < now() - interval '1 hour'");
      },
    });
    this.jobs.register({ name: 'sso-traces-expired', everyMs: HOUR, run: removeTraces });
  }
}

/** The policy of maintenance shows it expired rows alone; ids grow with time, so that they are found by the key. */
async function removeTraces(client: PoolClient, stopping: AbortSignal): Promise<void> {
  let removed: number;
  do {
    const { rowCount } = await client.query(
      'delete from sign_in_traces where id in (select id from sign_in_traces order by id limit $1)',
      [BATCH],
    );
    removed = rowCount ?? 0;
  } while (removed === BATCH && !stopping.aborted);
}
