import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureBuilt } from '../builds.ts';
import { apiEnvironment, migrateEnvironment } from '../children-environment.ts';
import { requestControl } from '../control.ts';
import { type Database, openDatabase } from '../databases.ts';
import { describeFailure, OperatorError } from '../operator-error.ts';
import { ROOT } from '../repository.ts';
import { makeDataDir, makeSecrets } from '../secrets.ts';
import { readEnvironment, readSettings } from '../settings.ts';
import { runTool } from '../tools.ts';

/**
 * `npm run command -- <name> [arguments]`: runs a command of the API with the settings, secrets and database of `npm
 * start`, whether that is running or not. `restart --rolling` goes to the running Gatehouse instead.
 */
try {
  const [name = '', ...words] = process.argv.slice(2);
  if (name === 'restart') await restart(words);
  else if (name === 'backup' || name === 'restore') process.exitCode = await runBackups(name, words);
  else process.exitCode = await runApiCommand(name, words);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

/** They run without the API, for a new machine. Encryption is loaded for them alone. */
async function runBackups(name: 'backup' | 'restore', words: readonly string[]): Promise<number> {
  const { runBackupCommand, runRestoreCommand } = await import('../backup/commands.ts');
  return (name === 'backup' ? runBackupCommand : runRestoreCommand)(words, readEnvironment());
}

/** Restarts the processes of the running Gatehouse with the current build. */
async function restart(words: readonly string[]): Promise<void> {
  if (words.join(' ') !== '--rolling')
    throw new OperatorError(
      'Say how: npm run command -- restart --rolling restarts one process after the other, and loses no request.',
    );
  await ensureBuilt('api', console.error);
  await ensureBuilt('web', console.error);
  await requestControl(readSettings(readEnvironment()).dataDir, 'restart', console.log);
}

async function runApiCommand(name: string, words: string[]): Promise<number> {
  await ensureBuilt('api', console.error);
  const file = findCommand(name);
  const env = readEnvironment();
  const settings = readSettings(env);
  makeDataDir(settings.dataDir);
  const database = await openDatabase(settings, env, true);
  return withServer(database, () => {
    const api = apiEnvironment(settings, env, makeSecrets(settings.dataDir, env), database);
    return runTool('node', [file, ...words], migrateEnvironment(api, database));
  });
}

function findCommand(name: string): string {
  const directory = join(ROOT, 'nest-api/dist/commands');
  const file = join(directory, `${basename(name)}.js`);
  const inner = ['openapi', 'check-migrations'];
  if (name && !inner.includes(name) && existsSync(file)) return file;
  const names = globSync('*.js', { cwd: directory }).map((entry) => entry.replace('.js', ''));
  const known = [...names.filter((entry) => !inner.includes(entry)), 'backup', 'restart', 'restore'].sort();
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
