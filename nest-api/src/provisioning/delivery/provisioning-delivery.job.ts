import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Clock } from '../../common/clock.js';
import { Jobs } from '../../jobs/jobs.js';
import { dueTargets, tenantsWithChanges } from '../settings/due-provisioning.sql.js';
import { TargetDelivery } from './target-delivery.js';
import { WantedAccounts } from './wanted-accounts.js';

const EVERY_MS = 1_000;
/** Targets that are served at the same time: a slow one holds up no other. */
const AT_ONCE = 8;
const LOOK_MS = 500;

/**
 * Delivers changes to the targets of applications.
 *
 * One process at a time holds the job's lock, and one the lease of a target, so the changes of an object are delivered in
 * order. A process that loses its connection to the database loses the lock, and may still wait for a target: the lease
 * lets nobody else begin before it stopped. If the process dies, the lease expires within seconds.
 */
@Injectable()
export class ProvisioningDeliveryJob implements OnModuleInit {
  static readonly NAME = 'provisioning-delivery';
  private readonly logger = new Logger('Provisioning');

  constructor(
    private readonly jobs: Jobs,
    private readonly wanted: WantedAccounts,
    private readonly targets: TargetDelivery,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: ProvisioningDeliveryJob.NAME,
      everyMs: EVERY_MS,
      run: (client, stopping) => this.run(client, stopping),
    });
  }

  /** Until nothing is due. */
  private async run(client: PoolClient, stopping: AbortSignal): Promise<void> {
    const served = new Map<string, Promise<void>>();
    do {
      await this.takeChanges(client, stopping);
      const free = AT_ONCE - served.size;
      const due = free > 0 ? await dueTargets(client, this.clock.now(), [...served.keys()], free) : [];
      for (const target of due) {
        const work = this.targets
          .serve(target, stopping)
          .catch((err: unknown) => this.logger.error({ err, application: target.id }, 'a delivery failed'))
          .finally(() => served.delete(target.id));
        served.set(target.id, work);
      }
      if (served.size > 0)
        await Promise.race([...served.values(), delay(LOOK_MS, undefined, { ref: false })]);
    } while (served.size > 0 && !stopping.aborted);
    await Promise.all(served.values());
  }

  private async takeChanges(client: PoolClient, stopping: AbortSignal): Promise<void> {
    for (const tenantId of await tenantsWithChanges(client))
      while (!stopping.aborted && (await this.wanted.look(tenantId)));
  }
}
