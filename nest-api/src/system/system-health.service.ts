import type { SystemHealth } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { SystemJobs } from './system-jobs.service.js';

const HOUR_MS = 3_600_000;

/** Each of them reads an index or a handful of rows. `?` is the least id of a row of the last hour. */
const FIGURES = `
  select current_setting('server_version') as version,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
    current_setting('max_connections')::int as "maxConnections",
    pg_database_size(current_database())::float8 as "sizeBytes",
    (select count(*)::int from migrations) as migrations,
    (select max(name) from migrations) as "lastMigration",
    (select count(*)::int from outbox where status = 'queued') as queued,
    (select min(next_attempt_at) from outbox where status = 'queued') as "dueSince",
    (select json_build_object('written', count(*), 'sent', count(*) filter (where status = 'sent'),
       'dead', count(*) filter (where status = 'dead')) from outbox where id >= ?::uuid) as mails,
    (select json_build_object('current', count(*) filter (where status = 'current'),
       'next', count(*) filter (where status = 'next'),
       'turnedAt', min(activated_at) filter (where status = 'current'))
       from signing_keys where tenant_id is null) as keys,
    (select count(*)::int from sso_configurations where is_enabled and deleted_at is null) as connected,
    (select count(*)::int from sso_configuration_states s join sso_configurations c on c.id = s.id
       where s.refresh_failure is not null and c.is_enabled and c.deleted_at is null) as failing,
    (select json_build_object('succeeded', count(*) filter (where outcome in ('success', 'link_required')),
       'failed', count(*) filter (where outcome not in ('success', 'link_required')))
       from sign_in_traces where id >= ?::uuid and purpose = 'sign_in') as traces`;

interface Row extends Omit<SystemHealth['database'], 'answeredInMs'> {
  readonly queued: number;
  readonly dueSince: string | Date | null;
  readonly mails: SystemHealth['mail']['lastHour'];
  readonly keys: SystemHealth['keys'];
  readonly connected: number;
  readonly failing: number;
  readonly traces: SystemHealth['upstreams']['lastHour'];
}

/** How database, jobs, mail, keys and upstreams do. */
@Injectable()
export class SystemHealthReader {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly jobs: SystemJobs,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'keepsMail'>,
  ) {}

  async read(): Promise<SystemHealth> {
    const began = performance.now();
    const since = leastIdSince(this.clock.now().getTime() - HOUR_MS);
    const row = await this.unit.onPlatform('the health of the system belongs to no tenant', async () => {
      const [found] = await this.em.execute<[Row]>(FIGURES, [since, since]);
      return found;
    });
    const answeredInMs = Math.round(performance.now() - began);
    const jobs = await this.jobs.list();
    const { version, connections, maxConnections, sizeBytes, migrations, lastMigration } = row;
    return {
      asOf: this.clock.now().toISOString(),
      database: {
        version: version.split(' ')[0] as string,
        answeredInMs,
        connections,
        maxConnections,
        sizeBytes,
        migrations,
        lastMigration,
      },
      jobs: {
        total: jobs.length,
        failing: jobs.filter(({ failure }) => failure !== null).map(({ name }) => name),
      },
      mail: {
        leaves: !this.settings.keepsMail,
        queued: row.queued,
        dueSince: toIso(row.dueSince),
        lastHour: row.mails,
      },
      keys: { ...row.keys, turnedAt: toIso(row.keys.turnedAt) },
      upstreams: { connections: row.connected, failing: row.failing, lastHour: row.traces },
    };
  }
}

function toIso(time: string | Date | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** Ids grow with time, so that the rows of a time are a range of the primary key. Source: RFC 9562 §5.7. */
function leastIdSince(ms: number): string {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
