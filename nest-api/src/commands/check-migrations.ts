import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../database/orm-options.js';
import { schemaDrift } from '../database/schema-drift.js';
import { readSecret, SettingsError } from '../settings/read-secret.js';
import { runCommand } from './run-command.js';

/** Compares the migrated database with the entities. A difference is printed and exits with 1. */
await runCommand(async () => {
  const url = readSecret(process.env, 'DATABASE_OWNER_URL');
  if (!url)
    throw new SettingsError('DATABASE_OWNER_URL is not set. Set it to the URL of a migrated database.');
  const orm = await MikroORM.init(ormOptions({ url, poolSize: 2 }));
  try {
    const drift = await schemaDrift(orm);
    if (drift.length > 0) {
      throw new SettingsError(`The migrations lack what the entities say:\n${drift.join(';\n')}`);
    }
    console.log('Migrations and entities agree.');
  } finally {
    await orm.close(true);
  }
});
