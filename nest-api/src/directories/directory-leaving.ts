import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { Clock } from '../common/clock.js';
import { LeftBehind } from '../users/left-behind.js';
import { MembershipsRepository } from '../users/memberships.repository.js';
import { PeopleRelations } from '../users/people-relations.js';
import { COUNTED_MS, deactivationLimit } from './deactivation-limit.js';
import { DirectoriesRepository, type Directory, type PausedBecause } from './directories.repository.js';
import type { DirectoryCaller } from './directory-caller.js';
import { type Change, DirectoryChangesRepository } from './directory-changes.repository.js';
import { actorOf, DirectoryRecorder } from './directory-recorder.js';
import { DirectoryUsersRepository, type StandingRow } from './directory-users.repository.js';

/** What came of deactivations. */
export interface Left {
  /** Who lost their access. */
  readonly userIds: readonly string[];
  /** Users of the directory whose deactivation waits for an admin. */
  readonly waiting: readonly string[];
}

/** Ends memberships for a directory, or asks first. Joins the unit of work that is open. */
@Injectable()
export class DirectoryLeaving {
  constructor(
    private readonly directories: DirectoriesRepository,
    private readonly users: DirectoryUsersRepository,
    private readonly changes: DirectoryChangesRepository,
    private readonly memberships: MembershipsRepository,
    private readonly relations: PeopleRelations,
    private readonly leftBehind: LeftBehind,
    private readonly recorder: DirectoryRecorder,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends memberships with their sessions, tokens and what they prepared for others.
   *
   * The last admin, and more than the directory's share, wait until an admin has decided. The directory pauses then.
   */
  async end(
    caller: DirectoryCaller,
    directory: Directory,
    rows: readonly StandingRow[],
    { isApproved = false }: { readonly isApproved?: boolean } = {},
  ): Promise<Left> {
    if (rows.length === 0) return { userIds: [], waiting: [] };
    const admins = await this.lastAdmins(caller.tenantId, rows);
    const others = rows.filter((row) => !admins.includes(row));
    const limit = isApproved ? null : await this.exceededLimit(directory, others.length);
    const leaving = limit === null ? others : [];
    const held = limit === null ? [] : others;
    await this.wait(caller, directory, admins, { reason: 'last_admin', limit: null });
    await this.wait(caller, directory, held, { reason: 'share', limit });
    await this.endAccess(caller, leaving);
    return { userIds: leaving.map(userOf), waiting: [...admins, ...held].map(({ id }) => id) };
  }

  /** Ends the access of members. */
  async endAccess(caller: DirectoryCaller, leaving: readonly StandingRow[]): Promise<void> {
    if (leaving.length === 0) return;
    const now = this.clock.now();
    const userIds = leaving.map(userOf);
    await this.memberships.leave(caller.tenantId, userIds, now);
    const sessions = await this.relations.sessions.endOfMembers(caller.tenantId, userIds, 'suspended');
    for (const userId of userIds) await this.leftBehind.ofMember(caller.tenantId, userId, null);
    await this.users.noteLeft(
      caller.directoryId,
      leaving.map(({ id }) => id),
      now,
    );
    await this.recorder.record(caller, leaving.map(leftOf), now, sessions);
  }

  /** Admins whose end would leave the tenant without an admin. */
  async lastAdmins(tenantId: string, rows: readonly StandingRow[]): Promise<StandingRow[]> {
    const admins = rows.filter(({ memberRole }) => memberRole === 'tenant_admin');
    if (admins.length === 0) return [];
    return (await this.memberships.hasAdminBesides(tenantId, rows.map(userOf))) ? [] : admins;
  }

  /** The limit, if `more` deactivations exceed it, or if deactivations wait for an admin anyway. */
  private async exceededLimit(directory: Directory, more: number): Promise<number | null> {
    const since = new Date(
      Math.max(this.clock.now().getTime() - COUNTED_MS, directory.countedSince?.getTime() ?? 0),
    );
    const already = await this.changes.countDeactivated(directory.id, since);
    const members = (await this.memberships.countUnder(directory.id)) + already;
    const limit = deactivationLimit(directory.settings, members);
    return more > 0 && (directory.state === 'paused' || already + more > limit) ? limit : null;
  }

  private async wait(
    caller: DirectoryCaller,
    directory: Directory,
    rows: readonly StandingRow[],
    because: Omit<PausedBecause, 'at'>,
  ): Promise<void> {
    if (rows.length === 0) return;
    const { reason } = because;
    const ids = rows.map(({ id }) => id);
    await this.users.setWaits(directory.id, ids, reason === 'last_admin' ? 'last_admin' : 'share');
    if (directory.state === 'paused') return;
    const now = this.clock.now();
    await this.directories.setState(directory.id, 'paused', now, { ...because, at: now.toISOString() });
    await this.audit.record({
      tenantId: caller.tenantId,
      actor: actorOf(caller),
      action: 'directory.paused',
      target: { type: 'sso_configuration', id: directory.id },
      outcome: 'success',
      address: caller.address,
      detail: { reason, waiting: rows.length, limit: because.limit, request: caller.requestId },
    });
  }
}

function userOf({ userId }: StandingRow): string {
  return userId as string;
}

function leftOf(row: StandingRow): Change {
  return {
    kind: row.isDeleted ? 'deleted' : 'deactivated',
    directoryUserId: row.id,
    userId: userOf(row),
    userName: row.userName,
    before: { status: 'active' },
    after: { status: 'suspended' },
  };
}
