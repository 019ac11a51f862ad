import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { Clock } from '../common/clock.js';
import { Jobs } from '../jobs/jobs.js';
import { ContractDocument } from '../openapi/contract-document.js';
import { Metrics } from '../telemetry/metrics.js';
import { type Canary, createCanaries, removeCanaries } from './canaries.repository.js';
import { createObjects } from './canary-objects.js';
import { operationsWithSession } from './contract-operations.js';
import { IsolationAlarm } from './isolation-alarm.js';
import { type IsolationProof, lastFailures, noteProof } from './isolation-proofs.repository.js';
import { isProven, walkOperations } from './operations-walk.js';
import { OwnServer } from './own-server.js';
import { TablesWalk } from './tables-walk.repository.js';

const HOUR_MS = 3_600_000;

/** Makes two organizations try to read each other's data, through every operation and every table, once an hour. */
@Injectable()
export class IsolationProofJob implements OnModuleInit {
  static readonly NAME = 'isolation-proof';
  private readonly logger = new Logger('Isolation');

  constructor(
    private readonly jobs: Jobs,
    private readonly tables: TablesWalk,
    private readonly server: OwnServer,
    private readonly contract: ContractDocument,
    private readonly alarm: IsolationAlarm,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: IsolationProofJob.NAME,
      everyMs: HOUR_MS,
      run: (client, stopping) => this.run(client, stopping),
    });
  }

  private async run(client: ClientBase, stopping: AbortSignal): Promise<void> {
    const proof = await this.prove(client, stopping);
    const before = await lastFailures(client);
    await noteProof(client, proof);
    this.metrics.observeIsolationProof(proof.at, proof.operations, proof.tables, proof.failures.length);
    if (proof.failures.length === 0) return;
    this.logger.error({ failures: proof.failures }, 'organizations are not isolated from each other');
    if (proof.failures.join('\n') !== before?.join('\n')) await this.alarm.raise(proof.failures);
  }

  private async prove(client: ClientBase, stopping: AbortSignal): Promise<IsolationProof> {
    const cpu = process.cpuUsage();
    const canaries = await createCanaries(client, this.clock.now());
    try {
      const flaws = await this.tables.flaws();
      const [one, other] = canaries;
      const walks = [await this.walk(one, other, stopping), await this.walk(other, one, stopping)];
      const { user, system } = process.cpuUsage(cpu);
      return {
        at: this.clock.now(),
        operations: walks.reduce((sum, { operations }) => sum + operations, 0),
        tables: walks.reduce((sum, { tables }) => sum + tables, 0),
        cpuMs: Math.round((user + system) / 1_000),
        failures: [...new Set([...flaws, ...walks.flatMap(({ failures }) => failures)])],
      };
    } finally {
      await removeCanaries(client);
    }
  }

  private async walk(reader: Canary, owner: Canary, stopping: AbortSignal) {
    const { server } = this;
    const objects = await createObjects(server, owner);
    const operations = operationsWithSession(this.contract.read()).filter(isProven);
    const leaks = await walkOperations({ server, operations, reader, owner, objects, stopping });
    const { tables, failures } = await this.tables.read(reader);
    return { operations: operations.length, tables, failures: [...failures, ...leaks] };
  }
}
