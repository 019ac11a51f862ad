import { Injectable, Logger } from '@nestjs/common';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { ApplicationProvisioning } from '../application-provisioning.entity.js';
import { DueObjects } from '../objects/due-objects.repository.js';
import type { ObjectRow } from '../objects/object-row.js';
import type { DueTarget } from '../settings/due-provisioning.sql.js';
import { ProvisioningRepository } from '../settings/provisioning.repository.js';
import type { ScimTarget } from '../target/scim-target.js';
import { TargetProblem } from '../target/target-problem.js';
import { AccountDelivery } from './account-delivery.js';
import { waitAfter } from './backoff.js';
import { GroupDelivery } from './group-delivery.js';
import { type TargetLease, TargetLeases } from './target-leases.js';
import { TargetStanding } from './target-standing.js';
import { Targets } from './targets.js';

/** Requests to one target at the same time, each for another object. */
const AT_ONCE = 4;
const BATCH = 40;

interface Batch {
  readonly provisioning: ApplicationProvisioning;
  readonly target: ScimTarget;
  readonly lease: TargetLease;
  /** Set when the target failed as a whole: the rest of the batch waits. */
  failed: TargetProblem | null;
  /** Whether any request succeeded. */
  worked: boolean;
  /** Whether accounts came that groups may wait for. */
  hasNewAccounts: boolean;
}

/** Delivers what is due to one target. */
@Injectable()
export class TargetDelivery {
  private readonly logger = new Logger('Provisioning');

  constructor(
    private readonly provisionings: ProvisioningRepository,
    private readonly objects: DueObjects,
    private readonly accounts: AccountDelivery,
    private readonly groups: GroupDelivery,
    private readonly standing: TargetStanding,
    private readonly leases: TargetLeases,
    private readonly targets: Targets,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One batch, unless another process serves the target. */
  serve(due: DueTarget, stopping: AbortSignal): Promise<void> {
    return this.leases.hold(due, stopping, (lease) => this.serveBatch(due, lease));
  }

  private async serveBatch({ id, tenantId }: DueTarget, lease: TargetLease): Promise<void> {
    const now = this.clock.now();
    const found = await this.unit.inTenant(tenantId, async () => {
      const provisioning = await this.provisionings.find(id);
      if (!provisioning || provisioning.state === 'paused') return null;
      const limit = provisioning.state === 'stopped' || provisioning.failures > 0 ? 1 : BATCH;
      const objects = await this.objects.due(id, now, limit);
      const people = objects.flatMap(({ personId }) => personId ?? []);
      return { provisioning, objects, profiles: await this.objects.profiles(tenantId, people) };
    });
    if (!found || found.objects.length === 0) return;
    const { provisioning, objects, profiles } = found;
    const target = this.targets.of(provisioning, lease);
    const batch: Batch = {
      ...{ provisioning, target, lease },
      ...{ failed: null, worked: false, hasNewAccounts: false },
    };
    const profileOf = ({ personId }: ObjectRow) => (personId === null ? undefined : profiles.get(personId));
    const deleted = objects.filter(
      (object) => object.kind === 'user' && this.accounts.isDeletion(provisioning, object, profileOf(object)),
    );
    const kept = await this.withdraw(batch, deleted);
    const waiting = objects.filter((object) => !kept.includes(object));
    const lane = async () => {
      for (let object = next(batch, waiting); object; object = next(batch, waiting)) {
        const current = object;
        await this.attempt(batch, current, () => this.deliver(batch, current, profileOf(current)));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    await this.finish(batch);
  }

  /** @returns accounts that are not deleted in this batch, because the target failed */
  private async withdraw(batch: Batch, deleted: readonly ObjectRow[]): Promise<readonly ObjectRow[]> {
    if (deleted.length === 0) return [];
    try {
      await this.groups.withdraw(batch.provisioning, batch.target, deleted);
      return [];
    } catch (error) {
      for (const object of deleted) await this.attempt(batch, object, () => Promise.reject(error));
      return deleted;
    }
  }

  private async deliver(
    batch: Batch,
    object: ObjectRow,
    profile: Parameters<AccountDelivery['deliver']>[3],
  ): Promise<void> {
    const { provisioning, target } = batch;
    if (object.kind === 'group') await this.groups.deliver(provisioning, target, object);
    else if (await this.accounts.deliver(provisioning, target, object, profile)) batch.hasNewAccounts = true;
  }

  private async attempt(batch: Batch, object: ObjectRow, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      batch.worked = true;
    } catch (error) {
      // It stays due, for the next process.
      if (batch.lease.signal.aborted) return;
      if (error instanceof TargetProblem) await this.note(batch, object, error);
      else await this.postpone(object, error);
    }
  }

  /** An internal error delays only the object that caused it. */
  private async postpone(object: ObjectRow, err: unknown): Promise<void> {
    this.logger.error(
      { err, application: object.provisioningId, object: object.id },
      'an object could not be delivered',
    );
    const dueAt = plusSeconds(this.clock.now(), waitAfter(object.attempts + 1));
    await this.unit.inTenant(object.tenantId, () => this.objects.postpone(object, dueAt));
  }

  /** An object that the target rejects is told apart from a target that fails. */
  private async note(batch: Batch, object: ObjectRow, problem: TargetProblem): Promise<void> {
    const now = this.clock.now();
    const wait = plusSeconds(now, Math.max(waitAfter(object.attempts + 1), problem.retryAfterSeconds ?? 0));
    const dueAt = problem.isPassing ? wait : null;
    await this.unit.inTenant(object.tenantId, () =>
      problem.isOfTarget
        ? this.objects.failWithTarget(object, problem.toRecord(now), now)
        : this.objects.fail(object, problem.toRecord(now), dueAt, now),
    );
    if (problem.isPassing) batch.failed ??= problem;
    else batch.worked = true;
    this.logger.warn(
      {
        application: object.provisioningId,
        object: object.id,
        problem: problem.code,
        status: problem.status,
      },
      'a target did not accept an object',
    );
  }

  private async finish({ provisioning, failed, worked, hasNewAccounts }: Batch): Promise<void> {
    // One object that fails among others that work says nothing about the target.
    if (failed && (failed.isOfTarget || !worked)) await this.standing.fails(provisioning, failed);
    else if (worked) await this.standing.works(provisioning);
    if (!hasNewAccounts || !provisioning.pushGroups) return;
    await this.unit.inTenant(provisioning.tenantId, () =>
      this.objects.touchGroups(provisioning.id, this.clock.now()),
    );
  }
}

/** Nothing more is sent to a target that fails as a whole, nor by a process that stops or lost its lease. */
function next({ failed, lease }: Batch, waiting: ObjectRow[]): ObjectRow | undefined {
  return failed?.isOfTarget || lease.signal.aborted ? undefined : waiting.shift();
}
