import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { ApplicationProvisioning } from '../application-provisioning.entity.js';
import { buildAccount } from '../mapping/build-account.js';
import type { ProvisionedProfile } from '../mapping/profile.js';
import { DueObjects } from '../objects/due-objects.repository.js';
import type { ObjectRow } from '../objects/object-row.js';
import type { ScimTarget } from '../target/scim-target.js';
import { TargetProblem } from '../target/target-problem.js';
import { DeliveryAudit } from './audit-delivery.js';
import { type Delivered, deliverAccount, removeAccount } from './deliver-account.js';

/** Delivers one account, and writes down what came of it. */
@Injectable()
export class AccountDelivery {
  constructor(
    private readonly objects: DueObjects,
    private readonly unit: UnitOfWork,
    private readonly audit: DeliveryAudit,
    private readonly clock: Clock,
  ) {}

  /** @returns whether the account is new at the target or to us @throws TargetProblem */
  async deliver(
    provisioning: ApplicationProvisioning,
    target: ScimTarget,
    object: ObjectRow,
    profile: ProvisionedProfile | undefined,
  ): Promise<boolean> {
    if (object.status === 'leaving' || !profile) return this.leave(provisioning, target, object);
    const { account } = buildAccount(profile, provisioning.mapping);
    const delivered = await deliverAccount(target, account, object, provisioning);
    const label = String(account.userName).slice(0, 254);
    await this.settle(object, label, delivered, { status: 'in_sync', dueAt: null });
    return delivered.outcome === 'created' || delivered.outcome === 'adopted';
  }

  /** Whether the next delivery deletes the account. */
  isDeletion(
    { leaveAction }: ApplicationProvisioning,
    object: ObjectRow,
    profile?: ProvisionedProfile,
  ): boolean {
    const isLeaving = object.status === 'leaving' || !profile;
    return isLeaving && leaveAction === 'delete' && object.targetId !== null && this.isOver(object);
  }

  private isOver({ leaveAt }: ObjectRow): boolean {
    return leaveAt === null || leaveAt <= this.clock.now();
  }

  /** Deactivates at once what is deleted later. */
  private async leave(
    provisioning: ApplicationProvisioning,
    target: ScimTarget,
    object: ObjectRow,
  ): Promise<boolean> {
    const isOver = this.isOver(object);
    const action = isOver ? provisioning.leaveAction : 'deactivate';
    const delivered = await removeAccount(target, object.personId as string, object, action, provisioning);
    if (isOver && object.label === '') await this.forget(object, delivered);
    else
      await this.settle(
        object,
        object.label,
        delivered,
        isOver ? { status: 'gone', dueAt: null } : { status: 'leaving', dueAt: object.leaveAt },
      );
    return false;
  }

  private async settle(
    object: ObjectRow,
    label: string,
    delivered: Delivered,
    after: { status: 'in_sync' | 'leaving' | 'gone'; dueAt: Date | null },
  ): Promise<void> {
    const { targetId, sent } = delivered;
    try {
      await this.unit.inTenant(object.tenantId, async () => {
        await this.objects.settle(object, label, { targetId, sent, ...after }, this.clock.now());
        await this.audit.record(object, delivered);
      });
    } catch (error) {
      // Two users must never share an account: the target gave an ID twice, or both have the same user name there.
      if (error instanceof UniqueConstraintViolationException)
        throw new TargetProblem('wrong_id', {
          detail: `The account ${targetId} already belongs to another user`,
        });
      throw error;
    }
  }

  /** Nothing remains of an erased user. */
  private forget(object: ObjectRow, delivered: Delivered): Promise<void> {
    return this.unit.inTenant(object.tenantId, async () => {
      await this.objects.remove(object);
      await this.audit.record(object, delivered);
    });
  }
}
