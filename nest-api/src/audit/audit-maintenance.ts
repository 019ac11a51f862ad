import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Jobs } from '../jobs/jobs.js';
import { Metrics } from '../telemetry/metrics.js';
import { AuditChains } from './audit-chains.service.js';
import { AuditQueue } from './audit-queue.js';
import { headsToRecord } from './record-heads.repository.js';
import { SEAL_BATCH, sealBatch, sealLag } from './seals.repository.js';

const SECOND = 1_000;
const HOUR = 3_600_000;
/** Long enough to notice that maintenance has stopped before partitions run out. */
const MONTHS_AHEAD = 6;

/** Seals the chains each second, records and publishes their heads each day and makes the partitions of the coming months. */
@Injectable()
export class AuditMaintenance implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly metrics: Metrics,
    private readonly queue: AuditQueue,
    private readonly chains: AuditChains,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'audit-seal',
      everyMs: SECOND,
      run: (client, stopping) => this.seal(client, stopping),
    });
    this.jobs.register({
      name: 'audit-heads',
      everyMs: 24 * HOUR,
      run: async (client) => {
        for (const record of await headsToRecord(client)) this.queue.add(record);
      },
    });
    this.jobs.register({
      name: 'audit-publish-heads',
      everyMs: 24 * HOUR,
      run: (client, stopping) => this.chains.publish(client, stopping),
    });
    this.jobs.register({ name: 'audit-partitions', everyMs: 6 * HOUR, run: makePartitions });
  }

  private async seal(client: PoolClient, stopping: AbortSignal): Promise<void> {
    let sealed: number;
    do {
      sealed = await sealBatch(client);
      this.metrics.observeSealing(sealed, await sealLag(client));
    } while (sealed === SEAL_BATCH && !stopping.aborted);
  }
}

async function makePartitions(client: PoolClient): Promise<void> {
  await client.query('select audit_make_partitions($1)', [MONTHS_AHEAD]);
}
