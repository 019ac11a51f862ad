import { MikroORM } from '@mikro-orm/postgresql';
import { SettingsError } from '../settings/read-secret.js';
import { migrations } from './migrations/index.js';
import { ormOptions } from './orm-options.js';
import { APP_ROLE, MAINTENANCE_ROLE } from './roles.js';

export interface RolePasswords {
  readonly app?: string | undefined;
  readonly maintenance?: string | undefined;
}

/** Serializes migrators of several hosts. An arbitrary number of this application. */
const MIGRATION_LOCK = 7_246_001;

/**
 * Migrates the database to this version, as its owner. Sets the passwords of the serving roles if given.
 *
 * @throws SettingsError the database has another history than this version's migrations
 */
export async function migrateUp(ownerUrl: string, passwords: RolePasswords = {}): Promise<string[]> {
  return withMigrator(ownerUrl, async (orm) => {
    await requireOwnHistory(orm);
    const done = await orm.migrator.up();
    await setPassword(orm, APP_ROLE, passwords.app);
    await setPassword(orm, MAINTENANCE_ROLE, passwords.maintenance);
    return done.map((migration) => migration.name);
  });
}

/** Reverts the newest migration. */
export async function migrateDown(ownerUrl: string): Promise<string[]> {
  return withMigrator(ownerUrl, async (orm) =>
    (await orm.migrator.down()).map((migration) => migration.name),
  );
}

/** A database of a later version without pending migrations stays unchanged. */
async function requireOwnHistory({ migrator }: MikroORM): Promise<void> {
  if ((await migrator.getPending()).length === 0) return;
  const own = new Set(migrations.map(({ name }) => name));
  const foreign = (await migrator.getExecuted()).find(({ name }) => !own.has(name));
  if (!foreign) return;
  throw new SettingsError(
    `The database was set up by another version: this one has no migration ${foreign.name}. ` +
      'Start that version, or set up a new database: move the data directory (.data) away, or name another database.',
  );
}

async function withMigrator<T>(ownerUrl: string, work: (orm: MikroORM) => Promise<T>): Promise<T> {
  const orm = await MikroORM.init(ormOptions({ url: ownerUrl, poolSize: 3 }));
  try {
    return await orm.em.fork().transactional(async (lock) => {
      await lock.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      return work(orm);
    });
  } finally {
    await orm.close(true);
  }
}

async function setPassword(orm: MikroORM, role: string, password: string | undefined): Promise<void> {
  if (!password) return;
  const quoted = `'${password.replaceAll("'", "''")}'`;
  await orm.em.fork().execute(`alter role ${role} password ${quoted}`);
}
