import type { SystemInfrastructure } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Clock } from '../../common/clock.js';
import { Jobs } from '../../jobs/jobs.js';

const HOUR_MS = 3_600_000;
const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;

/** Records the size of the database once a day, for a little more than a year. */
@Injectable()
export class DatabaseSizes implements OnModuleInit {
  static readonly NAME = 'database-size';

  constructor(
    private readonly jobs: Jobs,
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({ name: DatabaseSizes.NAME, everyMs: HOUR_MS, run: (client) => this.take(client) });
  }

  /** The oldest first, by days in UTC. Joins the platform's unit of work. */
  read(): Promise<SystemInfrastructure['storage']['sizes']> {
    return this.em.execute(
      `select to_char(day, 'YYYY-MM-DD') as day, bytes::float8 as bytes from database_sizes order by database_sizes.day`,
    );
  }

  /** The last one of a day is kept. */
  private async take(client: PoolClient): Promise<void> {
    const now = this.clock.now();
    await client.query(
      `insert into database_sizes (day, bytes) values ($1, pg_database_size(current_database()))
       on conflict (day) do update set bytes = excluded.bytes`,
      [dayOf(now)],
    );
    await client.query('delete from database_sizes where day < $1', [
      dayOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS)),
    ]);
  }
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
