import { setTimeout as delay } from 'node:timers/promises';
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
 * How long a migration waits for a lock before it gives way, in milliseconds. Requests queue behind it, and PostgreSQL
 * looks for deadlocks only among those that have waited for a second (`deadlock_timeout`).
 */
const LOCK_TIMEOUT_MS = 300;
const PAUSE_MS = 200;
const MOST_ATTEMPTS = 300;
/** lock_not_available, deadlock_detected. Source: PostgreSQL, Appendix A. */
const GAVE_WAY = ['55P03', '40P01'];

/**
 * Migrates the database to this version, as its owner, while other processes use it. Sets the passwords of the serving
 * roles if given.
 *
 * @throws SettingsError the database has another history than this version's migrations, or is in use for minutes
 */
export async function migrateUp(ownerUrl: string, passwords: RolePasswords = {}): Promise<string[]> {
  return withMigrator(ownerUrl, async (orm) => {
    await requireOwnHistory(orm);
    const pending = await orm.migrator.getPending();
    for (const { name } of pending) await giveWay(name, () => apply(orm, name));
    await setPassword(orm, APP_ROLE, passwords.app);
    await setPassword(orm, MAINTENANCE_ROLE, passwords.maintenance);
    return pending.map(({ name }) => name);
  });
}

/** In a transaction of its own, so that its locks are released at once. */
async function apply(orm: MikroORM, name: string): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await em.execute(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await orm.migrator.up({ migrations: [name], transaction: em.getTransactionContext() });
  });
}

/** Repeats work that gave way to requests. */
async function giveWay(name: string, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!GAVE_WAY.includes(String((error as { code?: unknown }).code))) throw error;
    }
    await delay(PAUSE_MS);
  }
  throw new SettingsError(
    `${name} found no moment in which nobody used its tables. End long queries and transactions, then migrate again.`,
  );
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
