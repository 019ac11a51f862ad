import {
  DIRECTORY_DEFAULTS,
  type DirectorySettings,
  type DirectorySource,
  type UnlinkedReason,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TenantsRepository } from '../tenants/tenants.repository.js';
import { joinMembership } from '../users/users.sql.js';

/** Why deactivations wait. */
export interface PausedBecause {
  readonly reason: 'share' | 'last_admin' | 'undone';
  readonly at: string;
  readonly limit: number | null;
}

export interface Directory {
  readonly id: string;
  readonly tenantId: string;
  readonly source: DirectorySource;
  readonly state: 'preview' | 'active' | 'paused';
  readonly pausedBecause: PausedBecause | null;
  readonly settings: DirectorySettings;
  readonly approvedBy: string | null;
  readonly countedSince: Date | null;
  readonly lastSyncAt: Date | null;
  readonly createdAt: Date;
  readonly version: number;
}

export interface DirectoryCounts {
  readonly users: number;
  readonly active: number;
  readonly linked: number;
  readonly unlinked: number;
  readonly waiting: number;
}

/** An outcome of `directory_links`. */
export type LinkOutcome = 'create' | 'link' | 'join' | Exclude<UnlinkedReason, 'plan_full'>;

const COLUMNS = `d.id, d.tenant_id as "tenantId", d.source, d.state, d.paused_because as "pausedBecause", d.settings,
  d.approved_by as "approvedBy", d.counted_since as "countedSince", d.last_sync_at as "lastSyncAt",
  d.created_at as "createdAt", d.version`;

/** Directories of connections. Joins the unit of work that is open. */
@Injectable()
export class DirectoriesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly tenants: TenantsRepository,
  ) {}

  async find(id: string): Promise<Directory | null> {
    const [row] = await this.em.execute<Directory[]>(`select ${COLUMNS} from directories d where d.id = ?`, [
      id,
    ]);
    return row ? withDefaults(row) : null;
  }

  /** As `find`. Changes of one directory take turns, until the unit of work ends; a sign-in that looks waits too. */
  async hold(tenantId: string, id: string): Promise<Directory | null> {
    // Changes of members take the same turn, and hold rows of members while they wait for no other.
    await this.tenants.takeTurns([tenantId]);
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`directory:${id}`]);
    return this.find(id);
  }

  /** @returns whether the connection had none */
  async add(row: { id: string; tenantId: string; source: DirectorySource; now: Date }): Promise<boolean> {
    const added = await this.em.execute<unknown[]>(
      `insert into directories (id, tenant_id, source, settings, created_at, updated_at) values (?, ?, ?, ?::jsonb, ?, ?)
       on conflict (id) do nothing returning 1`,
      [row.id, row.tenantId, row.source, JSON.stringify(DIRECTORY_DEFAULTS), row.now, row.now],
    );
    return added.length > 0;
  }

  async saveSettings(id: string, settings: DirectorySettings, now: Date): Promise<void> {
    await this.em.execute(
      'update directories set settings = ?::jsonb, updated_at = ?, version = version + 1 where id = ?',
      [JSON.stringify(settings), now, id],
    );
  }

  /** @param because only for `paused` */
  async setState(
    id: string,
    state: Directory['state'],
    now: Date,
    because: PausedBecause | null = null,
  ): Promise<void> {
    await this.em.execute(
      `update directories set state = ?, paused_because = ?::jsonb, updated_at = ?, version = version + 1 where id = ?`,
      [state, because && JSON.stringify(because), now, id],
    );
  }

  /** Deactivations from now on count against the share again. */
  async approve(id: string, by: string, now: Date): Promise<void> {
    await this.em.execute(
      `update directories set state = 'active', paused_because = null, approved_by = ?, counted_since = ?, updated_at = ?,
         version = version + 1 where id = ?`,
      [by, now, now, id],
    );
  }

  async noteSync(id: string, now: Date): Promise<void> {
    await this.em.execute('update directories set last_sync_at = ? where id = ?', [now, id]);
  }

  /** With its tokens, users, changes and requests. The members stay, and are managed by admins again. */
  async remove(id: string): Promise<void> {
    await this.em.execute('delete from directories where id = ?', [id]);
  }

  async counts(id: string): Promise<DirectoryCounts> {
    const [row] = await this.em.execute<[DirectoryCounts]>(
      `select count(*) filter (where d.deleted_at is null)::int as users,
         count(*) filter (where d.active)::int as active,
         count(d.user_id) filter (where d.deleted_at is null)::int as linked,
         count(*) filter (where d.active and d.user_id is null)::int as unlinked, count(d.waits)::int as waiting
       from directory_users d where d.directory_id = ?`,
      [id],
    );
    return row;
  }

  /** What is to happen to those that wait, by outcome. */
  preview(
    id: string,
  ): Promise<{ outcome: LinkOutcome; active: boolean; isMember: boolean; count: number }[]> {
    return this.em.execute(
      `select l.outcome, d.active and d.deleted_at is null as active, m.status is not distinct from 'active' as "isMember",
         count(*)::int as count
       from directory_links(?, null) l join directory_users d on d.id = l.id
         ${joinMembership('l."userId"', 'd.tenant_id')}
       group by 1, 2, 3`,
      [id],
    );
  }

  /** Held as a directory is that changes: what it does is either over or not begun. For a sign-in. */
  async awaitChanges(id: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [`directory:${id}`]);
  }
}

function withDefaults(row: Directory): Directory {
  const date = (value: Date | null) => value && new Date(value);
  return {
    ...row,
    settings: { ...DIRECTORY_DEFAULTS, ...row.settings },
    countedSince: date(row.countedSince),
    lastSyncAt: date(row.lastSyncAt),
    createdAt: new Date(row.createdAt),
  };
}
