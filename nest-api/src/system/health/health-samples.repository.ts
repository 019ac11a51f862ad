import {
  HEALTH_MINUTES,
  HEALTH_PARTS,
  type HealthNow,
  type HealthPartName,
  type HealthStanding,
  type SystemHealth,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { healthStandings, mainFigures } from './health-standings.js';

const MINUTE_MS = 60_000;
const KEPT_MS = 24 * 60 * MINUTE_MS;

interface Row {
  readonly part: HealthPartName;
  readonly at: string | Date;
  readonly standing: HealthStanding;
  readonly value: number;
}

/** Records the health of every part each minute, for a day. */
@Injectable()
export class HealthSamples {
  static readonly NAME = 'health-samples';

  constructor(
    private readonly jobs: Jobs,
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Must be called once, while the modules start. */
  measureBy(read: () => Promise<HealthNow>): void {
    this.jobs.register({
      name: HealthSamples.NAME,
      everyMs: MINUTE_MS,
      // A missed measurement cannot be repeated later.
      retries: 0,
      run: async (client) => this.take(client, await read()),
    });
  }

  /** The samples of the last hour by part, the oldest first. */
  async lastHour(): Promise<SystemHealth['lastHour']> {
    const since = new Date(this.clock.now().getTime() - HEALTH_MINUTES * MINUTE_MS);
    const rows = await this.unit.onPlatform('the health of the system belongs to no tenant', () =>
      this.em.execute<Row[]>(
        `select part, at, standing, (numbers ->> 'value')::float8 as value
         from health_samples where at > ? order by at`,
        [since],
      ),
    );
    return HEALTH_PARTS.map((part) => ({
      part,
      minutes: rows
        .filter((row) => row.part === part)
        .map(({ at, standing, value }) => ({ at: new Date(at).toISOString(), standing, value })),
    }));
  }

  private async take(client: PoolClient, health: HealthNow): Promise<void> {
    const standings = healthStandings(health);
    const numbers = mainFigures(health);
    const now = this.clock.now();
    const at = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
    await client.query(
      `insert into health_samples (at, part, standing, numbers)
       select $1, part, standing, jsonb_build_object('value', value)
       from unnest($2::text[], $3::text[], $4::float8[]) as t(part, standing, value)
       on conflict do nothing`,
      [
        at,
        HEALTH_PARTS,
        HEALTH_PARTS.map((part) => standings[part]),
        HEALTH_PARTS.map((part) => numbers[part]),
      ],
    );
    await client.query('delete from health_samples where at < $1', [new Date(now.getTime() - KEPT_MS)]);
  }
}
