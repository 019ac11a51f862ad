import type { UndoneDirectoryDay } from '@gatehouse/contracts';
import { emailKey } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { MembershipsRepository } from '../users/memberships.repository.js';
import type { Directory } from './directories.repository.js';
import type { DirectoryCaller } from './directory-caller.js';
import { type ChangeRow, DirectoryChangesRepository } from './directory-changes.repository.js';
import { DirectoryLeaving } from './directory-leaving.js';
import { DirectoryPeople } from './directory-people.repository.js';
import { DirectoryRelations } from './directory-relations.js';
import { DirectoryUsersRepository } from './directory-users.repository.js';

/** What a user was before the first change of a day that says so. */
interface Before {
  readonly userId: string;
  readonly directoryUserId: string;
  readonly access: 'active' | 'none' | 'unmanaged' | null;
  readonly names: Readonly<Record<string, string | null>>;
}

/** Undoes what a directory did on a day. Joins the unit of work that is open. */
@Injectable()
export class DirectoryUndo {
  constructor(
    private readonly changes: DirectoryChangesRepository,
    private readonly users: DirectoryUsersRepository,
    private readonly people: DirectoryPeople,
    private readonly memberships: MembershipsRepository,
    private readonly leaving: DirectoryLeaving,
    private readonly relations: DirectoryRelations,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives each user the access, the name and the address from before the day. Accounts that were created lose their
   * access; what the directory says is kept, and counts again from its next change of the user on.
   */
  async day(caller: DirectoryCaller, directory: Directory, day: string): Promise<UndoneDirectoryDay> {
    const now = this.clock.now();
    const changes = await this.changes.ofDay(directory.id, day);
    const before = beforeOf(changes);
    const of = (access: Before['access']) => before.filter((one) => one.access === access);
    await this.memberships.comeBack(directory.tenantId, of('active').map(userOf), now);
    await this.people.rename(directory.id, before.flatMap(namesOf));
    await this.release(directory, of('unmanaged'));
    const kept = await this.end(caller, directory, of('none'));
    await this.changes.noteUndone(
      directory.id,
      changes.filter(({ userId }) => !kept.has(userId)).map(({ id }) => id),
      now,
    );
    await this.relations.recompute(directory.tenantId, before.map(userOf));
    return { undone: before.length - kept.size, kept: kept.size };
  }

  private async release(directory: Directory, released: readonly Before[]): Promise<void> {
    await this.memberships.letGo(directory.tenantId, directory.id, released.map(userOf));
    await this.users.unlink(directory.id, released.map(userOf));
  }

  /** @returns those who keep their access: the last admins */
  private async end(
    caller: DirectoryCaller,
    directory: Directory,
    wanted: readonly Before[],
  ): Promise<ReadonlySet<string>> {
    const ids = wanted.map(({ directoryUserId }) => directoryUserId);
    const rows = await this.users.standings(directory.id, ids);
    const leaving = rows.filter(({ memberStatus }) => memberStatus === 'active');
    const admins = await this.leaving.lastAdmins(directory.tenantId, leaving);
    await this.leaving.endAccess(
      caller,
      leaving.filter((row) => !admins.includes(row)),
    );
    return new Set(admins.map(({ userId }) => userId as string));
  }
}

/** @param changes the newest first, so that the oldest decides */
function beforeOf(changes: readonly ChangeRow[]): Before[] {
  const all = new Map<string, Before>();
  for (const { userId, directoryUserId, kind, before } of changes) {
    const known = all.get(userId) ?? { userId, directoryUserId, access: null, names: {} };
    all.set(userId, {
      ...known,
      access: kind === 'updated' ? known.access : ACCESS[kind],
      names: kind === 'updated' ? { ...known.names, ...before } : known.names,
    });
  }
  return [...all.values()];
}

const ACCESS = {
  created: 'none',
  linked: 'unmanaged',
  deactivated: 'active',
  deleted: 'active',
  reactivated: 'none',
} as const;

function userOf({ userId }: Before): string {
  return userId;
}

function namesOf({ userId, names }: Before) {
  if (Object.keys(names).length === 0) return [];
  const { email = null, givenName = null, familyName = null } = names;
  return [{ user_id: userId, email, key: email && emailKey(email), given: givenName, family: familyName }];
}
