import type { HealthNow } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sealStanding } from '../../audit/seal-standing.repository.js';
import { LeakedPasswords } from '../../auth/passwords/leaked-passwords.js';
import { Clock } from '../../common/clock.js';
import { leastIdSince } from '../../common/least-id.js';
import { Lookups } from '../../database/lookups.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { JobHistory } from '../../jobs/job-history.js';
import { MaintenanceDatabase } from '../../jobs/maintenance-database.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { SystemJobs } from '../../system/system-jobs.service.js';
import { CertificateFigures } from './certificate-figures.js';
import { FIGURES } from './health-figures.sql.js';

const HOUR_MS = 3_600_000;
const LONGEST_FAILURE = 300;

interface Row extends Omit<HealthNow['database'], 'answeredInMs' | 'pool'> {
  readonly queued: number;
  readonly dueSince: string | Date | null;
  readonly mails: HealthNow['mail']['lastHour'];
  readonly keys: HealthNow['keys'];
  readonly connected: number;
  readonly failing: number;
  readonly refusing: number;
  readonly traces: HealthNow['upstreams']['lastHour'];
  readonly proof: Omit<HealthNow['isolation'], 'kept'> | null;
  readonly proofs: HealthNow['isolation']['kept'];
}

/** Current metrics of database, jobs, mail, keys, certificates, connections, the audit log and leaked passwords. */
@Injectable()
export class HealthFigures {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly lookups: Lookups,
    private readonly maintenance: MaintenanceDatabase,
    private readonly jobs: SystemJobs,
    private readonly history: JobHistory,
    private readonly certificates: CertificateFigures,
    private readonly leaked: LeakedPasswords,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'keepsMail'>,
  ) {}

  async read(): Promise<HealthNow> {
    const now = this.clock.now();
    const began = performance.now();
    const row = await this.readRow(now.getTime());
    const answeredInMs = Math.round(performance.now() - began);
    const jobs = await this.jobs.list();
    const seals = await this.maintenance.withConnection(sealStanding);
    const { waiting, waitsSince, ...ranLastHour } = await this.history.lastHour();
    const { version, connections, maxConnections, sizeBytes, migrations, lastMigration } = row;
    const pool = this.lookups.load;
    const passwords = this.leaked.standing;
    return {
      asOf: now.toISOString(),
      database: {
        version: version.split(' ')[0] as string,
        answeredInMs,
        connections,
        maxConnections,
        pool,
        sizeBytes,
        migrations,
        lastMigration,
      },
      jobs: {
        total: jobs.length,
        failing: jobs.filter(({ failure }) => failure !== null).map(({ name }) => name),
        waiting,
        waitsSince: toIso(waitsSince),
        lastHour: ranLastHour,
      },
      mail: {
        leaves: !this.settings.keepsMail,
        queued: row.queued,
        dueSince: toIso(row.dueSince),
        lastHour: row.mails,
      },
      keys: { ...row.keys, turnedAt: toIso(row.keys.turnedAt) },
      certificates: await this.certificates.read(),
      upstreams: {
        connections: row.connected,
        failing: row.failing,
        refusing: row.refusing,
        lastHour: row.traces,
      },
      audit: {
        unsealed: seals.unsealed,
        unsealedSince: toIso(seals.unsealedSince),
        sealedAt: toIso(seals.sealedAt),
        verified: seals.verified && { ...seals.verified, at: seals.verified.at.toISOString() },
      },
      isolation: isolationOf(row),
      passwords: { source: passwords.source, failingSince: toIso(passwords.failingSince) },
    };
  }

  private readRow(now: number): Promise<Row> {
    const hourAgo = now - HOUR_MS;
    const values = [leastIdSince(hourAgo), new Date(now - 24 * HOUR_MS), new Date(hourAgo)];
    return this.unit.onPlatform('the health of the system belongs to no tenant', async () => {
      const [found] = await this.em.execute<[Row]>(FIGURES, values);
      return found;
    });
  }
}

function toIso(time: string | Date | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

function isolationOf({ proof, proofs }: Row): HealthNow['isolation'] {
  const { provenAt = null, operations = 0, tables = 0, cpuMs = 0, failures = [] } = proof ?? {};
  return {
    provenAt: toIso(provenAt),
    operations,
    tables,
    cpuMs,
    failures: failures.map((failure) => failure.slice(0, LONGEST_FAILURE)),
    kept: { ...proofs, lastFailedAt: toIso(proofs.lastFailedAt) },
  };
}
