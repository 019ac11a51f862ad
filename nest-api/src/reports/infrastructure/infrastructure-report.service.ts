import type { SystemInfrastructure } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { DatabaseSizes } from '../../system/infrastructure/database-sizes.repository.js';
import { NEXT_CERTIFICATES } from '../health/health-figures.sql.js';
import { sizeForecast } from './size-forecast.js';

const DATABASE = `
  select split_part(current_setting('server_version'), ' ', 1) as version,
    pg_is_in_recovery() as "isStandby",
    pg_database_size(current_database())::float8 as "sizeBytes",
    current_setting('max_connections')::int as "maxConnections",
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`;

/** A role without \`pg_monitor\` sees the standbys, but not their state. */
const REPLICAS = `
  select coalesce(nullif(application_name, ''), 'unnamed') as name, state, sync_state as sync,
    pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_receive_lsn() else pg_current_wal_lsn() end,
      replay_lsn)::float8 as "lagBytes",
    extract(epoch from replay_lag)::float8 as "lagSeconds"
  from pg_stat_replication order by 1`;

/** The infrastructure, as far as the database and the stored records describe it. */
@Injectable()
export class InfrastructureReport {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly sizes: DatabaseSizes,
  ) {}

  read(): Promise<SystemInfrastructure> {
    return this.unit.onPlatform('the infrastructure belongs to no tenant', async () => {
      const [database] = await this.em.execute<[SystemInfrastructure['database']]>(DATABASE);
      const replicas = await this.em.execute<SystemInfrastructure['replicas']>(REPLICAS);
      const certificates =
        await this.em.execute<{ name: string; endsAt: string | Date }[]>(NEXT_CERTIFICATES);
      const sizes = await this.sizes.read();
      return {
        asOf: this.clock.now().toISOString(),
        database,
        replicas,
        storage: { sizes, forecast: sizeForecast(sizes) },
        certificates: certificates.map(({ name, endsAt }) => ({
          name,
          endsAt: new Date(endsAt).toISOString(),
        })),
      };
    });
  }
}
