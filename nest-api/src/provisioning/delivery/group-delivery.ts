import { PROVISIONING_PRESET_FACTS } from '@gatehouse/contracts';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { ApplicationProvisioning } from '../application-provisioning.entity.js';
import { DueObjects } from '../objects/due-objects.repository.js';
import type { ObjectRow } from '../objects/object-row.js';
import { type MemberAccount, TargetMembers } from '../objects/target-members.repository.js';
import type { ScimTarget } from '../target/scim-target.js';
import { TargetProblem } from '../target/target-problem.js';
import { addMembers, type DeliveredGroup, deliverGroup, removeMembers } from './deliver-group.js';

/** Delivers one group with its members in chunks. Each chunk is written down, so a delivery goes on where it was cut off. */
@Injectable()
export class GroupDelivery {
  constructor(
    private readonly objects: DueObjects,
    private readonly members: TargetMembers,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws TargetProblem */
  async deliver(provisioning: ApplicationProvisioning, target: ScimTarget, object: ObjectRow): Promise<void> {
    const name = await this.inTenant(object, () => this.members.nameOf(object));
    if (object.status === 'leaving' || name === null) return this.leave(provisioning, target, object);
    const wanted = { id: object.groupId as string, name };
    const known = {
      targetId: object.targetId,
      name: (object.sent?.displayName as string | undefined) ?? null,
    };
    const delivered = await deliverGroup(target, wanted, known);
    await this.keep(object, delivered);
    const current = { ...object, targetId: delivered.targetId };
    try {
      await this.removeSurplus(provisioning, target, current);
      await this.addMissing(provisioning, target, current);
    } catch (error) {
      if (error instanceof TargetProblem && error.code === 'not_found') await this.lose(object);
      throw error;
    }
    await this.settle(current, name, 'in_sync');
  }

  private async leave(
    provisioning: ApplicationProvisioning,
    target: ScimTarget,
    object: ObjectRow,
  ): Promise<void> {
    if (object.targetId !== null) {
      if (provisioning.leaveAction === 'delete') await target.delete('Groups', object.targetId);
      else await this.removeSurplus(provisioning, target, object, true);
    }
    await this.inTenant(object, () => this.members.forget(object));
    await this.settle(
      provisioning.leaveAction === 'delete' ? { ...object, targetId: null } : object,
      object.label,
      'gone',
    );
  }

  /**
   * Takes accounts out of their groups before they are deleted: not every target does that by itself.
   *
   * A group that the target does not change keeps no account alive.
   *
   * @throws TargetProblem a failure that may pass
   */
  async withdraw(
    { preset, tenantId }: ApplicationProvisioning,
    target: ScimTarget,
    accounts: readonly ObjectRow[],
  ): Promise<void> {
    const { removesMembersBy } = PROVISIONING_PRESET_FACTS[preset];
    const groups = await this.unit.inTenant(tenantId, () => this.members.groupsOf(accounts));
    for (const group of groups) {
      try {
        await removeMembers(target, group.targetId, group.members, removesMembersBy);
      } catch (error) {
        if (error instanceof TargetProblem && !error.isPassing) continue;
        throw error;
      }
      await this.unit.inTenant(tenantId, () => this.members.remove(group, group.members));
    }
  }

  /** A new group has no members, and one that we take over has those that it had. */
  private keep(object: ObjectRow, { targetId, outcome, members }: DeliveredGroup): Promise<void> {
    if (outcome === 'unchanged' || outcome === 'updated') return Promise.resolve();
    return this.inTenant(object, async () => {
      try {
        await this.objects.keepTargetId(object, targetId);
      } catch (error) {
        if (error instanceof UniqueConstraintViolationException)
          throw new TargetProblem('wrong_id', {
            detail: `The group ${targetId} already belongs to another group`,
          });
        throw error;
      }
      await this.members.forget(object);
      await this.members.add(object, await this.members.accountsOf(object, members));
    });
  }

  /** The group was deleted at the target: the next attempt creates it again. */
  private lose(object: ObjectRow): Promise<void> {
    return this.inTenant(object, async () => {
      await this.objects.loseTarget(object);
      await this.members.forget(object);
    });
  }

  private async addMissing(
    { preset }: ApplicationProvisioning,
    target: ScimTarget,
    object: ObjectRow,
  ): Promise<void> {
    const { membersAtOnce } = PROVISIONING_PRESET_FACTS[preset];
    for (;;) {
      const missing = await this.inTenant(object, () => this.members.missing(object, membersAtOnce));
      if (missing.length === 0) return;
      await addMembers(target, object.targetId as string, missing);
      await this.inTenant(object, () => this.members.add(object, missing));
    }
  }

  private async removeSurplus(
    { preset }: ApplicationProvisioning,
    target: ScimTarget,
    object: ObjectRow,
    all = false,
  ): Promise<void> {
    const { membersAtOnce, removesMembersBy } = PROVISIONING_PRESET_FACTS[preset];
    for (;;) {
      const surplus = await this.inTenant(object, () => this.members.surplus(object, membersAtOnce, all));
      if (surplus.length === 0) return;
      const there = surplus.filter((member): member is MemberAccount => member.targetId !== null);
      if (there.length > 0) await removeMembers(target, object.targetId as string, there, removesMembersBy);
      await this.inTenant(object, () => this.members.remove(object, surplus));
    }
  }

  private settle(object: ObjectRow, label: string, status: 'in_sync' | 'gone'): Promise<void> {
    const sent = object.targetId === null ? null : { displayName: label };
    const done = { targetId: object.targetId, sent, status, dueAt: null };
    return this.inTenant(object, () =>
      this.objects.settle(object, label.slice(0, 254), done, this.clock.now()),
    );
  }

  private inTenant<T>({ tenantId }: ObjectRow, work: () => Promise<T>): Promise<T> {
    return this.unit.inTenant(tenantId, work);
  }
}
