import type { DirectoryChangeKind, SsoMapping, UnlinkedReason } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Clock } from '../common/clock.js';
import { SsoConfigurationsRepository } from '../sso-config/configurations/sso-configurations.repository.js';
import { roleFor } from '../sso-config/sign-in/admission.js';
import { PlanBounds } from '../tenants/plans/plan-bounds.js';
import { PlanLimitReached } from '../tenants/plans/plan-limit-reached.js';
import { MembershipsRepository } from '../users/memberships.repository.js';
import type { Directory, LinkOutcome } from './directories.repository.js';
import type { DirectoryCaller } from './directory-caller.js';
import type { Change } from './directory-changes.repository.js';
import { DirectoryLeaving } from './directory-leaving.js';
import { DirectoryPeople, type Link, type RenamedRow } from './directory-people.repository.js';
import { DirectoryRecorder } from './directory-recorder.js';
import { DirectoryRelations } from './directory-relations.js';
import { DirectoryUsersRepository, type StandingRow } from './directory-users.repository.js';
import { personOf } from './person-of-resource.js';

/** How a change takes effect. */
export interface Effect {
  /** An admin approved it, so that its deactivations do not count against the share. */
  readonly isApproved?: boolean;
  /** A full plan rejects everything, rather than what exceeds it. */
  readonly isAllOrNothing?: boolean;
}

/** Numbers of users by what happened to them. */
export type Settled = Record<DirectoryChangeKind | 'unlinked' | 'waiting', number>;

/** Makes what a directory says true for accounts and memberships. Joins the unit of work that is open. */
@Injectable()
export class DirectoryLife {
  constructor(
    private readonly users: DirectoryUsersRepository,
    private readonly people: DirectoryPeople,
    private readonly memberships: MembershipsRepository,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly bounds: PlanBounds,
    private readonly leaving: DirectoryLeaving,
    private readonly recorder: DirectoryRecorder,
    private readonly relations: DirectoryRelations,
    private readonly clock: Clock,
  ) {}

  /**
   * @param directory held since before the users were stored
   * @param ids users of the directory that changed
   * @throws PlanLimitReached only with `isAllOrNothing`
   */
  async settle(
    caller: DirectoryCaller,
    directory: Directory,
    ids: readonly string[],
    effect: Effect = {},
  ): Promise<Settled> {
    if (ids.length === 0) return summary([], 0, 0);
    // They were stored so that they wait.
    if (directory.state === 'preview' && !effect.isApproved) return summary([], 0, ids.length);
    const { changes, created, unlinked } = await this.link(directory, ids, effect);
    // A new account is as the directory says, and nothing else remains to be done for it.
    const others = ids.filter((id) => !created.has(id));
    const rows = others.length > 0 ? await this.users.standings(directory.id, others) : [];
    const comers = rows.filter(isPresent);
    changes.push(...(await this.bringBack(directory, comers)));
    changes.push(...(await this.rename(directory, comers)));
    await this.recorder.record(caller, changes, this.clock.now());
    const left = await this.leaving.end(
      caller,
      directory,
      rows.filter((row) => isLeaving(row, directory)),
      effect,
    );
    const gone = await this.forget(caller, directory, rows, left.waiting);
    await this.users.setWaits(
      directory.id,
      others.filter((id) => !left.waiting.includes(id) && !gone.includes(id)),
      null,
    );
    const moved = changes.filter(({ kind }) => kind !== 'updated').map(({ userId }) => userId);
    await this.relations.recompute(caller.tenantId, [...new Set([...moved, ...left.userIds])]);
    const counted = summary(changes, unlinked, left.waiting.length);
    return { ...counted, deactivated: left.userIds.length };
  }

  /** Finds or creates the accounts of those that have none. @returns `created`: users of the directory with a new account */
  private async link(
    directory: Directory,
    ids: readonly string[],
    effect: Effect,
  ): Promise<{ changes: Change[]; created: ReadonlySet<string>; unlinked: number }> {
    const rows = await this.users.standings(directory.id, ids);
    const wanted = new Map(
      rows.filter(({ userId, memberStatus }) => !userId || !memberStatus).map((row) => [row.id, row]),
    );
    const links = await this.people.links(directory.id, [...wanted.keys()]);
    if (links.length === 0) return { changes: [], created: new Set(), unlinked: 0 };
    const isActive = ({ id }: Link) => isWanted(wanted.get(id));
    const newcomers = links.filter((link) => isComing(link.outcome) && isActive(link));
    const room = await this.roomFor(directory, newcomers.length, effect);
    const welcome = newcomers.slice(0, room);
    const admitted = await this.admit(directory, welcome, wanted);
    const created = new Set(admitted.map(({ id }) => id));
    const members = [...welcome, ...links.filter(({ outcome }) => outcome === 'link')];
    const bound = await this.people.bind(
      directory.id,
      members.flatMap(({ id }) => (created.has(id) ? [] : id)),
    );
    const userIds = bound.map(({ userId }) => userId);
    await this.memberships.putUnder(directory.tenantId, directory.id, userIds);
    const linked = new Set(bound.map(({ id }) => id));
    const unlinked = links.filter((link) => !linked.has(link.id) && !created.has(link.id) && isActive(link));
    await this.people.noteUnlinked(
      directory.id,
      unlinked.map(({ id, outcome }) => ({ id, reason: reasonOf(outcome) })),
    );
    const changes = [...admitted, ...bound].map(({ id, userId }) =>
      joined(wanted.get(id) as StandingRow, userId, created.has(id) ? 'created' : 'linked'),
    );
    return { changes, created, unlinked: unlinked.length };
  }

  /** @returns how many of `more` newcomers the plan has a place for */
  private async roomFor({ tenantId }: Directory, more: number, effect: Effect): Promise<number> {
    const missing = more === 0 ? null : await this.bounds.missing(tenantId, 'users', more);
    if (!missing) return more;
    if (effect.isAllOrNothing) throw new PlanLimitReached(missing);
    return Math.max(0, missing.limit - missing.used);
  }

  private async admit(
    directory: Directory,
    welcome: readonly Link[],
    rows: ReadonlyMap<string, StandingRow>,
  ): Promise<{ id: string; userId: string }[]> {
    if (welcome.length === 0) return [];
    const { mapping } = await this.configurations.require(directory.id);
    const people = welcome.map(({ id }) => {
      const { email, givenName, familyName } = personOf((rows.get(id) as StandingRow).resource);
      return { id, user_id: uuidv7(), membership_id: uuidv7(), email, given: givenName, family: familyName };
    });
    return this.people.admit(directory.id, people, roleFor(mapping as SsoMapping, []));
  }

  private async bringBack({ tenantId }: Directory, comers: readonly StandingRow[]): Promise<Change[]> {
    const gone = comers.filter(({ leftAt }) => leftAt);
    if (gone.length === 0) return [];
    const userIds = gone.map(({ userId }) => userId as string);
    const back = new Set(await this.memberships.comeBack(tenantId, userIds, this.clock.now()));
    return gone
      .filter(({ userId }) => back.has(userId as string))
      .map((row) => ({
        ...joined(row, row.userId as string, 'reactivated'),
        before: { status: 'suspended' },
        after: { status: 'active' },
      }));
  }

  private async rename(directory: Directory, comers: readonly StandingRow[]): Promise<Change[]> {
    const renamed = await this.people.rename(
      directory.id,
      comers.map(({ userId, resource }) => {
        const { email, emailKey, givenName, familyName } = personOf(resource);
        return { user_id: userId as string, email, key: emailKey, given: givenName, family: familyName };
      }),
    );
    const byUser = new Map(comers.map((row) => [row.userId, row]));
    return renamed.map((names) => updated(byUser.get(names.userId) as StandingRow, names));
  }

  /** Those that the directory deleted are gone, unless the end of their membership waits. @returns their IDs */
  private async forget(
    caller: DirectoryCaller,
    directory: Directory,
    rows: readonly StandingRow[],
    waiting: readonly string[],
  ): Promise<string[]> {
    const gone = rows.filter(({ id, isDeleted }) => isDeleted && !waiting.includes(id));
    await this.users.remove(
      directory.id,
      gone.map(({ id }) => id),
    );
    // Whoever was active has been recorded as they left.
    const silent = gone.filter((row) => row.userId && !isLeaving(row, directory));
    const changes = silent.map((row) => joined(row, row.userId as string, 'deleted'));
    await this.recorder.record(caller, changes, this.clock.now());
    return gone.map(({ id }) => id);
  }
}

function isWanted(row: StandingRow | undefined): boolean {
  return !!row?.active && !row.isDeleted;
}

function isPresent(row: StandingRow): boolean {
  return isWanted(row) && row.userId !== null && row.memberStatus !== null;
}

/** An active member that this directory manages and no longer contains. */
function isLeaving(row: StandingRow, { id }: Directory): boolean {
  return !isWanted(row) && row.memberStatus === 'active' && row.memberDirectoryId === id;
}

function isComing(outcome: LinkOutcome): boolean {
  return outcome === 'create' || outcome === 'join';
}

/** Whoever could come in and is not in found no place. */
function reasonOf(outcome: LinkOutcome): UnlinkedReason {
  if (isComing(outcome)) return 'plan_full';
  return outcome === 'link' ? 'linked_twice' : (outcome as UnlinkedReason);
}

function joined({ id, userName }: StandingRow, userId: string, kind: DirectoryChangeKind): Change {
  return { kind, directoryUserId: id, userId, userName, before: null, after: null };
}

function updated(row: StandingRow, names: RenamedRow): Change {
  const pairs = [
    ['email', names.emailBefore, names.email],
    ['givenName', names.givenBefore, names.given],
    ['familyName', names.familyBefore, names.family],
  ].filter(([, before, after]) => before !== after) as [string, string, string][];
  return {
    ...joined(row, names.userId, 'updated'),
    before: Object.fromEntries(pairs.map(([name, before]) => [name, before])),
    after: Object.fromEntries(pairs.map(([name, , after]) => [name, after])),
  };
}

function summary(changes: readonly Change[], unlinked: number, waiting: number): Settled {
  const of = (kind: DirectoryChangeKind) => changes.filter((change) => change.kind === kind).length;
  return {
    created: of('created'),
    linked: of('linked'),
    updated: of('updated'),
    deactivated: 0,
    reactivated: of('reactivated'),
    deleted: of('deleted'),
    unlinked,
    waiting,
  };
}
