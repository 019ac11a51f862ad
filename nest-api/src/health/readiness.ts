import { Injectable, Logger } from '@nestjs/common';
import { Unavailable } from '../common/app-error.js';
import { Drain } from '../common/drain.js';
import { Lookups } from '../database/lookups.js';
import { migrations } from '../database/migrations/index.js';

const RETRY_SECONDS = 2;

/** Whether this process can do its work: the database answers and has what this version needs. */
@Injectable()
export class Readiness {
  private readonly logger = new Logger('Readiness');

  constructor(
    private readonly lookups: Lookups,
    private readonly drain: Drain,
  ) {}

  /** @throws Unavailable `stopping`, `database_unavailable` or `migrations_pending` */
  async check(): Promise<void> {
    if (this.drain.hasBegun) throw new Unavailable(RETRY_SECONDS, 'stopping', 'The process is ending.');
    const done = await this.executed();
    const missing = migrations.filter(({ name }) => !done.has(name));
    if (missing.length === 0) return;
    this.logger.warn(
      `not ready: run migrate, the database lacks ${missing.map(({ name }) => name).join(', ')}`,
    );
    throw new Unavailable(
      RETRY_SECONDS,
      'migrations_pending',
      'The database is not migrated to this version yet.',
    );
  }

  /** A database that is ahead is fine: the version before works while the next one rolls out. */
  private async executed(): Promise<Set<string>> {
    try {
      const rows = await this.lookups.asApp<{ name: string }>(
        'executed-migrations',
        'select name from migrations',
        [],
      );
      return new Set(rows.map((row) => row.name));
    } catch (err) {
      this.logger.warn({ err }, 'not ready: the database does not answer');
      throw new Unavailable(RETRY_SECONDS, 'database_unavailable', 'The database does not answer.');
    }
  }
}
