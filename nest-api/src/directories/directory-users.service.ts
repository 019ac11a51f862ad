import { type Filter, ScimError, type ScimResourceType, type ScimUser, USER_TYPE } from '@gatehouse/scim';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { PlanLimitReached } from '../tenants/plans/plan-limit-reached.js';
import { DirectoriesRepository, type Directory } from './directories.repository.js';
import type { BatchOutcome, BatchRun, DirectoryCaller, DirectoryUserView } from './directory-caller.js';
import { DirectoryLife, type Settled } from './directory-life.service.js';
import {
  DirectoryUsersRepository,
  type ListedUser,
  type RecordedUser,
} from './directory-users.repository.js';
import { readListCursor, toListCursor } from './list-cursor.js';
import { personOf } from './person-of-resource.js';
import { readBatch } from './read-batch.js';

/** Which users of a directory to list. */
export interface DirectoryUserList {
  readonly filter?: Filter;
  /** Path of an attribute, such as `name.familyName`. Not together with `cursor`. */
  readonly sortBy?: string;
  /** With the custom attributes of the organization, to sort by one of them. */
  readonly type?: ScimResourceType;
  readonly sortOrder?: 'ascending' | 'descending';
  /** From 1. */
  readonly startIndex?: number;
  /** `nextCursor` of the page before; an empty text for the first page. */
  readonly cursor?: string;
  readonly count: number;
}

/** `last_sync_at` is that accurate. */
const NOTED_MS = 1_000;

type Scope = Pick<DirectoryCaller, 'tenantId' | 'directoryId'>;

/** Users of a directory. What happens to one happens to the linked user, unless it waits for an admin. */
@Injectable()
export class DirectoryUsers {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly directories: DirectoriesRepository,
    private readonly users: DirectoryUsersRepository,
    private readonly life: DirectoryLife,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ScimError 409 `uniqueness`: the user name is taken, in whatever case
   * @throws ScimError 403: the plan allows no more users
   */
  create(caller: DirectoryCaller, resource: ScimUser): Promise<DirectoryUserView> {
    return this.write(caller, async (directory) => {
      const user = { id: uuidv7(), person: personOf(resource), resource: withActive(resource, true) };
      const known = await this.users.named(directory.id, user.person);
      if (known && !known.isDeleted) throw taken(user.person.userName);
      return this.save(caller, directory, known ? { ...user, id: known.id } : user);
    });
  }

  /**
   * As `create`, for many with few statements. Each takes effect or fails by itself.
   *
   * @returns in the order of `resources`
   */
  async createAll(
    caller: DirectoryCaller,
    resources: readonly ScimUser[],
  ): Promise<(DirectoryUserView | ScimError)[]> {
    const created = await this.createNew(caller, distinctUsers(resources));
    const results: (DirectoryUserView | ScimError)[] = [];
    for (const resource of resources)
      results.push(created.get(resource) ?? (await orScimError(this.create(caller, resource))));
    return results;
  }

  /** Those whose user names nobody has or had. @returns nothing if one of them fails: all are rolled back */
  private async createNew(
    caller: DirectoryCaller,
    users: readonly NewUser[],
  ): Promise<Map<ScimUser, DirectoryUserView>> {
    const created = await orScimError(
      this.write(caller, async (directory) => {
        const keys = users.map(({ person }) => person.userNameKey);
        const taken = await this.users.taken(directory.id, keys);
        const free = users.filter(({ person }) => !taken.has(person.userNameKey));
        if (free.length === 0) return new Map<ScimUser, DirectoryUserView>();
        await this.store(caller, directory, free);
        const ids = free.map(({ id }) => id);
        await this.life.settle(caller, directory, ids, { isAllOrNothing: true });
        const stored = new Map((await this.users.findAll(directory.id, ids)).map((user) => [user.id, user]));
        return new Map(free.map(({ id, given }) => [given, viewOf(stored.get(id) as ListedUser)]));
      }),
    );
    return created instanceof ScimError ? new Map() : created;
  }

  /** @throws ScimError 404, 409 `uniqueness`, 412 another version than `ifMatch` */
  replace(
    caller: DirectoryCaller,
    id: string,
    resource: ScimUser,
    ifMatch?: number,
  ): Promise<DirectoryUserView> {
    // What a directory says nothing about stays as it is. Source: RFC 7644 §3.5.1.
    return this.change(caller, id, ({ active }) => withActive(resource, active !== false), ifMatch);
  }

  /** As `replace`, from what is stored. `change` throws ScimError for a change that is not possible. */
  change(
    caller: DirectoryCaller,
    id: string,
    change: (current: ScimUser) => ScimUser,
    ifMatch?: number,
  ): Promise<DirectoryUserView> {
    return this.write(caller, async (directory) => {
      const current = await this.require(directory, id, ifMatch);
      const resource = change(withActive(current.resource, current.active));
      // Removing the attribute `active` neither lets the user in again nor ends their access.
      const person = { ...personOf(resource), active: resource.active ?? current.active };
      if (await this.users.isSame(directory.id, id, resource)) return viewOf(current);
      return this.save(caller, directory, { id, person, resource });
    });
  }

  /** Ends the membership of the linked user, and forgets the user of the directory. @throws ScimError 404, 412 */
  remove(caller: DirectoryCaller, id: string, ifMatch?: number): Promise<void> {
    return this.write(caller, async (directory) => {
      await this.require(directory, id, ifMatch);
      await this.end(caller, directory, [id]);
    });
  }

  /** As `remove`, for many at once: the limit of deactivations applies to all of them together. */
  removeAll(caller: DirectoryCaller, ids: readonly string[]): Promise<BatchOutcome> {
    return this.write(caller, async (directory) => outcomeOf(await this.end(caller, directory, ids), 0, []));
  }

  find({ tenantId, directoryId }: Scope, id: string): Promise<DirectoryUserView | null> {
    return this.unit.inTenant(tenantId, async () => {
      const user = await this.users.find(directoryId, id);
      return user && viewOf(user);
    });
  }

  /** @throws ScimError 400 `invalidCursor` */
  async list(
    { tenantId, directoryId }: Scope,
    { filter, sortBy, type = USER_TYPE, sortOrder, startIndex = 1, cursor, count }: DirectoryUserList,
  ): Promise<{ total: number; users: DirectoryUserView[]; nextCursor: string | null }> {
    const place = cursor === undefined ? null : readListCursor(cursor);
    return this.unit.inTenant(tenantId, async () => {
      const page = {
        filter,
        sortBy: place ? undefined : sortBy,
        type,
        sortOrder,
        offset: place ? 0 : startIndex - 1,
      };
      const total = place?.total ?? (await this.users.count(directoryId, filter));
      const rows =
        count === 0
          ? []
          : await this.users.page(directoryId, {
              ...page,
              after: place?.after ?? undefined,
              limit: count + 1,
            });
      const users = rows.slice(0, count);
      const last = place && rows.length > count ? users.at(-1) : undefined;
      return { total, users: users.map(viewOf), nextCursor: last ? toListCursor(last.id, total) : null };
    });
  }

  /**
   * Records users as they are in a directory that is pulled, some hundred at a time. One is known by its `externalId`,
   * else by the user name of one without an `externalId`. Users that did not change cost one look-up together.
   */
  applyBatch(caller: DirectoryCaller, users: readonly ScimUser[], _run: BatchRun): Promise<BatchOutcome> {
    return this.write(caller, async (directory) => {
      const read = readBatch(users);
      const known = await this.users.known(
        directory.id,
        read.users.map(({ person }) => person),
        read.users.map(({ resource }) => resource),
      );
      const { changed, refused } = read.against(known);
      await this.store(caller, directory, changed);
      const settled = await this.life.settle(
        caller,
        directory,
        changed.map(({ id }) => id),
      );
      const unchanged = users.length - changed.length - refused.length;
      return outcomeOf(settled, unchanged, refused);
    });
  }

  /**
   * Deactivates users that a whole pull did not name.
   *
   * @param externalIds all that the directory has
   */
  deactivateOthers(
    caller: DirectoryCaller,
    externalIds: readonly string[],
    run: BatchRun,
  ): Promise<BatchOutcome> {
    return this.unit.inTenant(caller.tenantId, async () => {
      const others = await this.users.others(caller.directoryId, externalIds);
      return this.applyBatch(
        caller,
        others.map(({ resource }) => ({ ...resource, active: false })),
        run,
      );
    });
  }

  private async end(caller: DirectoryCaller, directory: Directory, ids: readonly string[]): Promise<Settled> {
    await this.users.markDeleted(directory.id, ids, 'apply', this.clock.now());
    // Nothing has taken effect yet, so nothing has to end.
    if (directory.state === 'preview') await this.users.remove(directory.id, ids);
    return this.life.settle(caller, directory, directory.state === 'preview' ? [] : ids);
  }

  private async save(
    caller: DirectoryCaller,
    directory: Directory,
    user: RecordedUser,
  ): Promise<DirectoryUserView> {
    await this.store(caller, directory, [user]);
    await this.life.settle(caller, directory, [user.id], { isAllOrNothing: true });
    return viewOf((await this.users.find(directory.id, user.id)) as ListedUser);
  }

  private async store(
    caller: DirectoryCaller,
    directory: Directory,
    users: readonly RecordedUser[],
  ): Promise<void> {
    const now = this.clock.now();
    // What waits does so from the beginning, so that it is written once.
    await this.users.save(caller, users, now, directory.state === 'preview' ? 'preview' : null);
    // Not for each request of a first sync.
    const since = directory.lastSyncAt ? now.getTime() - new Date(directory.lastSyncAt).getTime() : null;
    if (since === null || since >= NOTED_MS) await this.directories.noteSync(directory.id, now);
  }

  private async require(directory: Directory, id: string, ifMatch: number | undefined): Promise<ListedUser> {
    const current = await this.users.find(directory.id, id);
    if (!current) throw new ScimError(404, undefined, `There is no user with the ID ${id}.`);
    if (ifMatch !== undefined && ifMatch !== current.version)
      throw new ScimError(412, undefined, `The user has changed. Its version is ${current.version}.`);
    return current;
  }

  /** Writes of one directory take turns. @throws ScimError */
  private async write<T>(caller: DirectoryCaller, work: (directory: Directory) => Promise<T>): Promise<T> {
    try {
      return await this.unit.inTenant(caller.tenantId, async () => {
        const directory = await this.directories.hold(caller.tenantId, caller.directoryId);
        if (!directory) throw new ScimError(404, undefined, 'This connection has no directory.');
        return work(directory);
      });
    } catch (error) {
      if (error instanceof PlanLimitReached) throw new ScimError(403, undefined, error.message);
      // An account of the same address was created at the same time, or the user name was.
      if (error instanceof UniqueConstraintViolationException)
        throw new ScimError(409, 'uniqueness', 'Another user has this user name or email address.');
      throw error;
    }
  }
}

interface NewUser extends RecordedUser {
  /** As the directory gave it. */
  readonly given: ScimUser;
}

/** Those that can be read, of several with the same user name, ID or address the first one. */
function distinctUsers(resources: readonly ScimUser[]): NewUser[] {
  const seen = new Set<string>();
  return resources.flatMap((given) => {
    const user = readUser(given);
    if (!user) return [];
    const { userNameKey, externalId, emailKey } = user.person;
    const keys = [`name ${userNameKey}`, externalId && `id ${externalId}`, emailKey && `email ${emailKey}`];
    const isDistinct = keys.every((key) => !key || !seen.has(key));
    for (const key of keys) if (key) seen.add(key);
    return isDistinct ? [user] : [];
  });
}

/** Null for one that `create` rejects. */
function readUser(given: ScimUser): NewUser | null {
  try {
    return { id: uuidv7(), person: personOf(given), resource: withActive(given, true), given };
  } catch (error) {
    if (error instanceof ScimError) return null;
    throw error;
  }
}

async function orScimError<T>(work: Promise<T>): Promise<T | ScimError> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ScimError) return error;
    throw error;
  }
}

function withActive(resource: ScimUser, otherwise: boolean): ScimUser {
  return { ...resource, active: resource.active ?? otherwise };
}

function viewOf(user: ListedUser): DirectoryUserView {
  const { id, externalId, userName, active, resource, version, userId } = user;
  const [createdAt, updatedAt] = [new Date(user.createdAt), new Date(user.updatedAt)];
  return { id, externalId, userName, active, resource, version, createdAt, updatedAt, userId };
}

function taken(userName: string): ScimError {
  return new ScimError(409, 'uniqueness', `Another user has the user name "${userName}".`);
}

function outcomeOf(settled: Settled, unchanged: number, refused: BatchOutcome['refused']): BatchOutcome {
  const { created, linked, updated, deactivated, reactivated, unlinked, waiting } = settled;
  return { created, linked, updated, deactivated, reactivated, unchanged, unlinked, waiting, refused };
}
