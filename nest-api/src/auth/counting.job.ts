import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Jobs } from '../jobs/jobs.js';

const SIGN_INS_EVERY_MS = 5_000;
const PEOPLE_EVERY_MS = 60_000;
const ADOPTION_EVERY_MS = 3_600_000;
/** Maximum of sign-ins, and of tenants, in one transaction. */
const BATCH = 5_000;

/**
 * Counts sign-ins by hour and by day, how long they took, and the funnels that they complete. Merges the ledger lines of
 * users and tenants, and notes once a day how many users have which factors.
 */
@Injectable()
export class CountingJob implements OnModuleInit {
  static readonly SIGN_INS = 'sign-in-statistics';
  static readonly PEOPLE = 'people-counts';
  static readonly ADOPTION = 'adoption-statistics';

  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.register({
      name: CountingJob.SIGN_INS,
      everyMs: SIGN_INS_EVERY_MS,
      run: async (client, stopping) => {
        await inBatches(client, 'count_sign_ins', stopping);
        await inBatches(client, 'count_journeys', stopping);
      },
    });
    this.jobs.register({
      name: CountingJob.PEOPLE,
      everyMs: PEOPLE_EVERY_MS,
      run: async (client, stopping) => {
        await client.query('select fold_tenant_counts()');
        await inBatches(client, 'fold_people_counts', stopping);
      },
    });
    this.jobs.register({
      name: CountingJob.ADOPTION,
      everyMs: ADOPTION_EVERY_MS,
      run: async (client) => {
        await client.query('select snapshot_adoption()');
        await client.query('select clear_analytics()');
      },
    });
  }
}

/** Repeats until less than a batch remains. Each batch is a transaction. */
async function inBatches(
  client: PoolClient,
  work: 'count_sign_ins' | 'count_journeys' | 'fold_people_counts',
  stopping: AbortSignal,
): Promise<void> {
  let done: number;
  do {
    const { rows } = await client.query<{ done: number }>(`select ${work}($1) as done`, [BATCH]);
    done = rows[0]?.done ?? 0;
  } while (done === BATCH && !stopping.aborted);
}
