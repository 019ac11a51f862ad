import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { TargetStanding } from '../delivery/target-standing.js';
import { Targets } from '../delivery/targets.js';
import { type DueTarget, dueComparisons } from '../settings/due-provisioning.sql.js';
import { ProvisioningRepository } from '../settings/provisioning.repository.js';
import { TargetProblem } from '../target/target-problem.js';
import { Comparisons } from './comparison.js';

const EVERY_MS = 15 * 60_000;
const AGAIN_SECONDS = 3_600;

/** Compares each target with what it should have: every night, and when an admin asks for it. */
@Injectable()
export class ProvisioningReconcileJob implements OnModuleInit {
  static readonly NAME = 'provisioning-reconcile';

  constructor(
    private readonly jobs: Jobs,
    private readonly provisionings: ProvisioningRepository,
    private readonly comparisons: Comparisons,
    private readonly targets: Targets,
    private readonly standing: TargetStanding,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: ProvisioningReconcileJob.NAME,
      everyMs: EVERY_MS,
      run: (client, stopping) => this.run(client, stopping),
    });
  }

  private async run(client: PoolClient, stopping: AbortSignal): Promise<void> {
    for (const due of await dueComparisons(client, this.clock.now())) {
      if (stopping.aborted) return;
      await this.reconcile(due, stopping);
    }
  }

  private async reconcile({ id, tenantId }: DueTarget, stopping: AbortSignal): Promise<void> {
    const provisioning = await this.unit.inTenant(tenantId, () => this.provisionings.find(id));
    if (!provisioning) return;
    try {
      const found = await this.comparisons.compare(
        provisioning,
        this.targets.of(provisioning, { signal: stopping }),
        stopping,
      );
      if (!found) return;
      const now = this.clock.now();
      await this.unit.inTenant(tenantId, () =>
        this.provisionings.noteComparison(id, found, now, nextNight(id, now)),
      );
    } catch (error) {
      if (!(error instanceof TargetProblem) || stopping.aborted) throw error;
      const now = this.clock.now();
      await this.unit.inTenant(tenantId, () =>
        this.provisionings.noteComparison(id, null, now, plusSeconds(now, AGAIN_SECONDS)),
      );
      await this.standing.fails(provisioning, error);
    }
  }
}

/** Between 1:00 and 5:00 UTC of the next day, at a time that depends on the ID, so that not all begin at once. */
export function nextNight(id: string, now: Date): Date {
  const minute = 60 + (Number.parseInt(id.slice(-6), 16) % 240);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 0, minute));
}
