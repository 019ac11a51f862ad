import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from './orm-options.js';
import { APP_ROLE, MAINTENANCE_ROLE } from './roles.js';

export interface RolePasswords {
  readonly app?: string | undefined;
  readonly maintenance?: string | undefined;
}

/** Serialises migrators of several hosts; any number of this application's own. */
const MIGRATION_LOCK = 7_246_001;

/** Brings the database up to this version, as its owner. Sets the passwords of the serving roles where given. */
export async function migrateUp(ownerUrl: string, passwords: RolePasswords = {}): Promise<string[]> {
  return withMigrator(ownerUrl, async (orm) => {
    const done = await orm.migrator.up();
    await setPassword(orm, APP_ROLE, passwords.app);
    await setPassword(orm, MAINTENANCE_ROLE, passwords.maintenance);
    return done.map((migration) => migration.name);
  });
}

/** Takes the newest migration back. */
export async function migrateDown(ownerUrl: string): Promise<string[]> {
  return withMigrator(ownerUrl, async (orm) =>
    (await orm.migrator.down()).map((migration) => migration.name),
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
