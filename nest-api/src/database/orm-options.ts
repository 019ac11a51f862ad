import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { CheckedCommitDriver } from './checked-commit.driver.js';
import { readConnection } from './connection-options.js';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';

/** Tables that the ORM's schema comparison leaves alone: partitioned or append-only, written in SQL. */
const SQL_TABLES = [
  /^audit_/,
  /^oauth_(artifacts|authorizations|logout_deliveries|pairwise_salts)/,
  /^saml_(persistent_ids|sessions|upstream_sessions|keys|states|used_ids|certificate_warnings)$/,
  /^sso_upstream_sessions$/,
  /^(sign_in_tickets|passkey_challenges|email_changes|devices|member_devices)$/,
  /^(attempt_limits|tenant_counts|people_counts)$/,
  /^organization_profiles$/,
  /^sign_in_(hours|people|cursor)$/,
  /^outbox$/,
  /^import(s|_lines)$/,
  /^(job_runs|health_samples|instances|database_sizes)$/,
];

export interface OrmChoices {
  readonly url: string;
  readonly poolSize: number;
}

export function ormOptions({ url, poolSize }: OrmChoices): Options {
  return defineConfig({
    driver: CheckedCommitDriver as never,
    ...readConnection(url),
    driverOptions: { connectionTimeoutMillis: 5_000, ssl: readConnection(url).ssl },
    entities,
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: poolSize },
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, allOrNothing: true, tableName: 'migrations' },
    schemaGenerator: { skipTables: SQL_TABLES, ignoreSchema: ['boss'] },
    forceUtcTimezone: true,
    colors: false,
    logger: () => undefined,
  });
}
