import type { Instance, InstanceReport, ReportedSettings } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Lookups } from '../../database/lookups.js';
import { UnitOfWork } from '../../database/unit-of-work.js';

/** One or two missed heartbeats are normal. */
const LATE_MS = 60_000;
const GONE_MS = 5 * 60_000;
/** Kept for an hour, so that admins can find out why a process disappeared. */
const FORGOTTEN_MS = 60 * 60_000;

/** The ORM returns times of raw statements as text. */
type Row = Omit<Instance, 'standing'>;

const ROWS = `
  select id, kind, host, pid, version, node_version as "nodeVersion", started_at as "startedAt",
    last_seen_at as "lastSeenAt", migration, master_keys as "masterKeys"
  from instances where last_seen_at > ? order by kind, host, started_at, id`;

/** Additional facts about an API process. */
export interface ApiFacts {
  readonly migration: string | null;
  readonly masterKeys: readonly string[];
}

/** Processes that recently reported a heartbeat. */
@Injectable()
export class Instances {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  /** Records a heartbeat, and deletes processes that stopped long ago. */
  async report(
    said: InstanceReport,
    { migration, masterKeys }: ApiFacts = { migration: null, masterKeys: [] },
  ) {
    const now = this.clock.now();
    const { id, kind, host, pid, version, nodeVersion, startedAt } = said;
    // Removes the values of secrets, whatever the process reports.
    const settings = said.settings.map((each) => (each.secret ? { ...each, value: null } : each));
    await this.lookups.call('report_instance', [
      id,
      kind,
      host,
      pid,
      version,
      nodeVersion,
      startedAt,
      now,
      migration,
      masterKeys,
      JSON.stringify(settings),
      this.forgottenAt(now),
    ]);
  }

  /** A process that shuts down regularly is not reported as missing. */
  async leave(id: string): Promise<void> {
    await this.lookups.call('remove_instance', [id]);
  }

  /** Sorted by kind and machine. */
  async list(): Promise<Instance[]> {
    const now = this.clock.now();
    const rows = await this.onPlatform<Row>(ROWS, [this.forgottenAt(now)]);
    return rows.map((row) => ({
      ...row,
      startedAt: toIso(row.startedAt),
      lastSeenAt: toIso(row.lastSeenAt),
      standing: standingOf(now.getTime() - new Date(row.lastSeenAt).getTime()),
    }));
  }

  /** Kinds and standings alone, which every request may read. */
  async standings(): Promise<Pick<Instance, 'kind' | 'standing'>[]> {
    const now = this.clock.now();
    const rows = await this.lookups.call<Pick<Instance, 'kind'> & { lastSeenAt: Date }>(
      'instance_heartbeats',
      [this.forgottenAt(now)],
    );
    return rows.map(({ kind, lastSeenAt }) => ({
      kind,
      standing: standingOf(now.getTime() - lastSeenAt.getTime()),
    }));
  }

  async settings(): Promise<ReportedSettings['items']> {
    const rows = await this.onPlatform<ReportedSettings['items'][number]>(
      `select distinct on (kind) kind, host, pid, last_seen_at as "lastSeenAt", settings from instances
       where kind <> 'api' and last_seen_at > ? order by kind, last_seen_at desc`,
      [this.forgottenAt(this.clock.now())],
    );
    return rows.map((row) => ({ ...row, lastSeenAt: toIso(row.lastSeenAt) }));
  }

  private onPlatform<R>(sql: string, values: readonly unknown[]): Promise<R[]> {
    return this.unit.onPlatform('a superadmin sees the processes', () =>
      this.em.execute<R[]>(sql, [...values]),
    );
  }

  private forgottenAt(now: Date): Date {
    return new Date(now.getTime() - FORGOTTEN_MS);
  }
}

function toIso(time: string): string {
  return new Date(time).toISOString();
}

function standingOf(silentMs: number): Instance['standing'] {
  if (silentMs > GONE_MS) return 'gone';
  return silentMs > LATE_MS ? 'late' : 'running';
}
