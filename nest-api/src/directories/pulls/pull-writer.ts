import type { DirectoryPullCounts } from '@gatehouse/contracts';
import { GROUP_SCHEMA } from '@gatehouse/scim';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { BatchOutcome, DirectoryCaller } from '../directory-caller.js';
import { DirectoryUsers } from '../directory-users.service.js';
import { userNameKey } from '../person-of-resource.js';
import { PullGroups } from './pull-groups.js';
import { type PullRun, PullRunsRepository, type PullStep } from './pull-runs.repository.js';
import type { PulledGroup, PullPage } from './pull-source.js';
import { PulledObjectsRepository } from './pulled-objects.repository.js';
import { PullsRepository } from './pulls.repository.js';

type Counts = Partial<DirectoryPullCounts>;

const MEMBERS_AT_ONCE = 1000;
/** Says that the staged members are all that a group has. */
const WHOLE = '';

/**
 * Writes what was read. Each step is one transaction: its changes, its cursor and its counts are saved together, or none.
 * Each method returns the run as it is then; null if another process saved the step already.
 */
@Injectable()
export class PullWriter {
  constructor(
    private readonly pulls: PullsRepository,
    private readonly runs: PullRunsRepository,
    private readonly objects: PulledObjectsRepository,
    private readonly users: DirectoryUsers,
    private readonly groups: PullGroups,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  page(run: PullRun, page: PullPage): Promise<PullRun | null> {
    const isLast = page.next !== undefined;
    const step = { phase: isLast ? 'comparison' : page.phase, cursor: isLast ? null : page.cursor } as const;
    return this.step(run, { ...step, ...(page.next && { nextCursor: page.next }) }, async (caller) => [
      await this.writeUsers(caller, run, page),
      await this.noteRemoved(run, page.removedUsers),
      await this.writeGroups(caller, run, page.groups),
      await this.removeGroups(caller, page.removedGroups),
    ]);
  }

  /** The members of one group, once nothing else is left to do: now that all users and groups are known, each can be found. */
  async members(run: PullRun): Promise<PullRun | null> {
    const group = await this.unit.inTenant(run.tenantId, () => this.objects.nextStaged(run.directoryId));
    return this.step(run, { phase: group === null ? 'finished' : 'members' }, async (caller) => {
      if (group !== null) await this.writeMembers(caller, group);
      return [];
    });
  }

  /**
   * Deactivates and removes what the directory named as removed, or what a full read did not name: all together, so that the
   * limit of deactivations applies to the read as a whole. Then the user names of those who are gone are free.
   */
  compare(run: PullRun): Promise<PullRun | null> {
    return this.step(run, { phase: 'members' }, async (caller) => [
      run.kind === 'full' ? await this.removeOthers(caller, run) : await this.removeUsers(caller, run),
      await this.retryRefused(caller, run),
    ]);
  }

  private async removeOthers(caller: DirectoryCaller, { directoryId, id }: PullRun): Promise<Counts> {
    const outcome = await this.users.deactivateOthers(
      caller,
      await this.objects.seen(directoryId, 'user', id),
      { id },
    );
    await this.objects.forget(directoryId, 'user', await this.objects.unseen(directoryId, 'user', id));
    await this.removeGroups(caller, await this.objects.unseen(directoryId, 'group', id));
    return countsOf(outcome);
  }

  /** A deleted user releases the user name. The next user with it is another person. */
  private async retryRefused(caller: DirectoryCaller, { directoryId, id }: PullRun): Promise<Counts> {
    const refused = await this.objects.refused(directoryId);
    const keys = refused.map(({ userName }) => userNameKey(userName.trim()));
    for (const gone of await this.objects.goneHolders(directoryId, keys))
      await this.users.remove(caller, gone);
    const outcome = await this.users.applyBatch(caller, refused, { id });
    await this.objects.keepRefused(directoryId, idsOf(outcome));
    return countsOf(outcome);
  }

  private step(
    run: PullRun,
    change: PullStep,
    work: (caller: DirectoryCaller) => Promise<Counts[]>,
  ): Promise<PullRun | null> {
    return this.unit.inTenant(run.tenantId, async () => {
      const advanced = await this.runs.advance(run, change, this.clock.now());
      if (!advanced) return null;
      await this.pulls.noteProgress(run.directoryId);
      await this.runs.count(run.id, sumOf(await work(callerOf(run))));
      return advanced;
    });
  }

  private async writeUsers(caller: DirectoryCaller, { id }: PullRun, { users }: PullPage): Promise<Counts> {
    if (users.length === 0) return {};
    const outcome = await this.users.applyBatch(
      caller,
      users.map(({ resource }) => resource),
      { id },
    );
    const refused = new Set(idsOf(outcome));
    const seen = users.map(({ resource, mark = null }) =>
      refused.has(resource.externalId)
        ? { externalId: resource.externalId, mark: null, refused: resource }
        : { externalId: resource.externalId, mark },
    );
    const first = await this.objects.saw(caller, 'user', id, seen);
    // Rejected users are tried again at the end, and counted there.
    return { users: first, ...countsOf(outcome), refused: 0 };
  }

  /** A full read finds them by itself: it does not see them. */
  private async noteRemoved(
    { kind, id, directoryId }: PullRun,
    externalIds: readonly string[],
  ): Promise<Counts> {
    if (kind === 'incremental' && externalIds.length > 0)
      await this.objects.noteRemoved(directoryId, id, externalIds);
    return {};
  }

  private async removeUsers(caller: DirectoryCaller, { directoryId, id }: PullRun): Promise<Counts> {
    const removed = await this.objects.removed(directoryId, id);
    const ids = await this.objects.userIds(directoryId, removed);
    const outcome = await this.users.removeAll(caller, [...ids.values()]);
    await this.objects.forget(directoryId, 'user', removed);
    return countsOf(outcome);
  }

  private async writeGroups(
    caller: DirectoryCaller,
    { id }: PullRun,
    groups: readonly PulledGroup[],
  ): Promise<Counts> {
    if (groups.length === 0) return {};
    const names = new Map(groups.map((group) => [group.externalId, group]));
    const known = await this.groups.ask.idsOf(caller, [...names.keys()]);
    for (const group of names.values()) await this.writeGroup(caller, group, known.get(group.externalId));
    for (const group of groups) await this.objects.stage(caller, group.externalId, stagedOf(group));
    const seen = groups.map(({ externalId, mark = null }) => ({ externalId, mark }));
    return { groups: await this.objects.saw(caller, 'group', id, seen) };
  }

  private async writeGroup(
    caller: DirectoryCaller,
    group: PulledGroup,
    id: string | undefined,
  ): Promise<void> {
    const { externalId, name } = group;
    if (id === undefined) {
      const displayName = name ?? externalId;
      await this.groups.ask.create(caller, { schemas: [GROUP_SCHEMA], externalId, displayName });
    } else if (name !== null) await this.groups.ask.changeMembers(caller, id, { name, add: [], remove: [] });
  }

  private async removeGroups(caller: DirectoryCaller, externalIds: readonly string[]): Promise<Counts> {
    if (externalIds.length === 0) return {};
    const ids = await this.groups.ask.idsOf(caller, externalIds);
    for (const [externalId, id] of ids) {
      await this.groups.ask.remove(caller, id);
      await this.objects.unstage(caller.directoryId, externalId);
    }
    await this.objects.forget(caller.directoryId, 'group', externalIds);
    return {};
  }

  private async writeMembers(caller: DirectoryCaller, group: string): Promise<void> {
    const id = (await this.groups.ask.idsOf(caller, [group])).get(group);
    const staged = await this.objects.staged(caller.directoryId, group);
    await this.objects.unstage(caller.directoryId, group);
    if (id === undefined) return;
    const isWhole = staged.some(({ externalId }) => externalId === WHOLE);
    const add = new Set(
      await this.found(
        caller,
        staged.filter(({ isRemoved }) => !isRemoved),
      ),
    );
    const removed = await this.found(
      caller,
      staged.filter(({ isRemoved }) => isRemoved),
    );
    add.delete(id);
    const remove = isWhole ? await this.others(caller, id, add) : removed;
    const added = [...add];
    for (let at = 0; at < Math.max(added.length, remove.length); at += MEMBERS_AT_ONCE) {
      const upTo = at + MEMBERS_AT_ONCE;
      const change = { add: added.slice(at, upTo), remove: remove.slice(at, upTo) };
      await this.groups.ask.changeMembers(caller, id, change);
    }
  }

  /** IDs of users and groups that there are; others are of no kind that is read, such as devices and guests. */
  private async found(
    caller: DirectoryCaller,
    members: readonly { readonly externalId: string }[],
  ): Promise<string[]> {
    const externalIds = members.map(({ externalId }) => externalId).filter((id) => id !== WHOLE);
    if (externalIds.length === 0) return [];
    const users = await this.objects.userIds(caller.directoryId, externalIds);
    const groups = await this.groups.ask.idsOf(caller, externalIds);
    return [...users.values(), ...groups.values()];
  }

  /** Members that are not among these. Takes those that are members already out of `wanted`. */
  private async others(caller: DirectoryCaller, id: string, wanted: Set<string>): Promise<string[]> {
    const others: string[] = [];
    let after: string | null | undefined;
    do {
      const place = { count: MEMBERS_AT_ONCE, ...(after && { after }) };
      const page = await this.groups.ask.membersPage(caller, id, place);
      for (const member of page.members) if (!wanted.delete(member.id)) others.push(member.id);
      after = page.nextAfter;
    } while (after);
    return others;
  }
}

function stagedOf({ added, removed, isWhole }: PulledGroup) {
  return [
    ...(isWhole ? [{ externalId: WHOLE, isRemoved: false }] : []),
    ...added.map((externalId) => ({ externalId, isRemoved: false })),
    ...removed.map((externalId) => ({ externalId, isRemoved: true })),
  ];
}

function callerOf({ tenantId, directoryId, id }: PullRun): DirectoryCaller {
  return { tenantId, directoryId, by: { kind: 'sync', id }, requestId: id, address: null };
}

function idsOf({ refused }: BatchOutcome): string[] {
  return refused.flatMap(({ externalId }) => externalId ?? []);
}

function countsOf({ refused, ...counted }: BatchOutcome): Counts {
  return { ...counted, refused: refused.length };
}

function sumOf(all: readonly Counts[]): Counts {
  const sum: Record<string, number> = {};
  for (const counts of all)
    for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}
