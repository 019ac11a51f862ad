import type { Instance, InstanceReport, ReportedSettings } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Lookups } from '../../database/lookups.js';

/** A missed heartbeat or two say nothing yet. */
const LATE_MS = 60_000;
const GONE_MS = 5 * 60_000;
/** Whoever asks why a process went away looks within the hour. */
const FORGOTTEN_MS = 60 * 60_000;

interface Row extends Omit<Instance, 'startedAt' | 'lastSeenAt' | 'standing'> {
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
}

const ROWS = `
  select id, kind, host, pid, version, node_version as "nodeVersion", started_at as "startedAt",
    last_seen_at as "lastSeenAt", migration, master_keys as "masterKeys"
  from instances where last_seen_at > $1 order by kind, host, started_at, id`;

/** What an API process tells of itself besides. */
export interface ApiFacts {
  readonly migration: string | null;
  readonly masterKeys: readonly string[];
}

/** The processes that said lately that they are there. */
@Injectable()
export class Instances {
  constructor(
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  /** Takes one process down as being there at this moment, and forgets those that are long gone. */
  async report(
    said: InstanceReport,
    { migration, masterKeys }: ApiFacts = { migration: null, masterKeys: [] },
  ) {
    const now = this.clock.now();
    const { id, kind, host, pid, version, nodeVersion, startedAt } = said;
    // Whatever it says of a secret, none is kept.
    const settings = said.settings.map((each) => (each.secret ? { ...each, value: null } : each));
    await this.lookups.query(
      'instance-report',
      `insert into instances as i (id, kind, host, pid, version, node_version, started_at, last_seen_at, migration,
         master_keys, settings)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (id) do update set last_seen_at = excluded.last_seen_at, settings = excluded.settings
       where i.kind = excluded.kind`,
      [
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
      ],
    );
    await this.lookups.query('instances-forgotten', 'delete from instances where last_seen_at <= $1', [
      this.forgottenAt(now),
    ]);
  }

  /** One that stops in order is not missed. */
  async leave(id: string): Promise<void> {
    await this.lookups.query('instance-leaves', 'delete from instances where id = $1', [id]);
  }

  /** By kind and machine. */
  async list(): Promise<Instance[]> {
    const now = this.clock.now();
    const rows = await this.lookups.query<Row>('instances', ROWS, [this.forgottenAt(now)]);
    return rows.map((row) => ({
      ...row,
      startedAt: row.startedAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      standing: standingOf(now.getTime() - row.lastSeenAt.getTime()),
    }));
  }

  async settings(): Promise<ReportedSettings['items']> {
    const rows = await this.lookups.query<
      Omit<ReportedSettings['items'][number], 'lastSeenAt'> & { at: Date }
    >(
      'instance-settings',
      `select distinct on (kind) kind, host, pid, last_seen_at as at, settings from instances
       where kind <> 'api' and last_seen_at > $1 order by kind, last_seen_at desc`,
      [this.forgottenAt(this.clock.now())],
    );
    return rows.map(({ at, ...row }) => ({ ...row, lastSeenAt: at.toISOString() }));
  }

  private forgottenAt(now: Date): Date {
    return new Date(now.getTime() - FORGOTTEN_MS);
  }
}

function standingOf(silentMs: number): Instance['standing'] {
  if (silentMs > GONE_MS) return 'gone';
  return silentMs > LATE_MS ? 'late' : 'running';
}
