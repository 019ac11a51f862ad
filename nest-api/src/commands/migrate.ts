import 'reflect-metadata';
import { migrateDown, migrateUp } from '../database/migrate.js';
import { type Environment, readSecret, SettingsError } from '../settings/read-secret.js';
import { readSettings } from '../settings/settings.js';
import { runCommand } from './run-command.js';

/** `migrate [up|down] [--demo]`: `up` is the default; `--demo` also loads the demo data. */
await runCommand(async () => {
  const words = process.argv.slice(2);
  const unknown = words.find((word) => !['up', 'down', '--demo'].includes(word));
  if (unknown) throw new SettingsError(`"${unknown}" is not a word of migrate: use up, down or --demo.`);

  const ownerUrl = readOwnerUrl(process.env);
  const done = words.includes('down')
    ? await migrateDown(ownerUrl)
    : await migrateUp(ownerUrl, {
        app: readSecret(process.env, 'DATABASE_APP_PASSWORD'),
        maintenance: readSecret(process.env, 'DATABASE_MAINTENANCE_PASSWORD'),
      });
  console.log(done.length === 0 ? 'The database is up to date.' : `Migrated: ${done.join(', ')}.`);

  if (words.includes('--demo')) {
    const { loadDemoData } = await import('../demo/load-demo-data.js');
    console.log(await loadDemoData(readSettings(process.env)));
  }
});

function readOwnerUrl(env: Environment): string {
  const url = readSecret(env, 'DATABASE_OWNER_URL') ?? readSecret(env, 'DATABASE_URL');
  if (!url)
    throw new SettingsError('DATABASE_OWNER_URL is not set. Set it to the URL of the database owner.');
  return url;
}
