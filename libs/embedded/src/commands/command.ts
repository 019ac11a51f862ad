import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureBuilt } from '../builds.ts';
import { apiEnvironment, migrateEnvironment } from '../children-environment.ts';
import { type Database, openDatabase } from '../databases.ts';
import { describeFailure, OperatorError } from '../operator-error.ts';
import { ROOT } from '../repository.ts';
import { makeDataDir, makeSecrets } from '../secrets.ts';
import { readEnvironment, readSettings } from '../settings.ts';
import { runTool } from '../tools.ts';

/**
 * `npm run command -- <name> [arguments]`: runs a command of the API with the settings, secrets and database of `npm
 * start`, whether that is running or not.
 */
try {
  await ensureBuilt('api', console.error);
  const [name = '', ...words] = process.argv.slice(2);
  const file = findCommand(name);
  const env = readEnvironment();
  const settings = readSettings(env);
  makeDataDir(settings.dataDir);
  const database = await openDatabase(settings, env, true);
  process.exitCode = await withServer(database, () => {
    const api = apiEnvironment(settings, env, makeSecrets(settings.dataDir, env), database);
    return runTool('node', [file, ...words], migrateEnvironment(api, database));
  });
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

function findCommand(name: string): string {
  const directory = join(ROOT, 'nest-api/dist/commands');
  const file = join(directory, `${basename(name)}.js`);
  const inner = ['openapi', 'check-migrations'];
  if (name && !inner.includes(name) && existsSync(file)) return file;
  const names = globSync('*.js', { cwd: directory }).map((entry) => entry.replace('.js', ''));
  const known = names.filter((entry) => !inner.includes(entry)).sort();
  throw new OperatorError(`Say which command: npm run command -- <name>, one of ${known.join(', ')}.`);
}

/** A server that was already running keeps running; one started here is stopped again. */
async function withServer(database: Database, work: () => Promise<number>): Promise<number> {
  const { embedded } = database;
  if (!embedded) return work();
  const wasRunning = embedded.isAlive();
  await embedded.start();
  try {
    return await work();
  } finally {
    if (!wasRunning) await embedded.stop();
  }
}
