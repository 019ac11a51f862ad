import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { ensureBuilt } from '../builds.ts';
import { openDatabase } from '../databases.ts';
import { OperatorError } from '../operator-error.ts';
import { makeDataDir, readGiven, readMasterKey } from '../secrets.ts';
import { type Environment, readBackupPlace, readSettings } from '../settings.ts';
import { type BackupManifest, readManifests } from './backup-manifest.ts';
import { drill } from './drill.ts';
import { openTarget } from './open-target.ts';
import { restore } from './restore.ts';
import { prune } from './retention.ts';
import { readIdentity } from './sealing.ts';
import { takeBackup } from './take-backup.ts';
import { verifyBackups } from './verify.ts';
import { chainAfter, readWalFiles } from './wal-archive.ts';
import { shipWal } from './wal-shipping.ts';

const USAGE = `Say which:
  backup                              takes a base backup now
  backup identity <file>              creates a key pair: the identity in the file, the recipient on the terminal
  backup list                         shows the stored backups
  backup verify [--identity <file>]   reads and checks every stored file
  backup drill --identity <file> [--key-file <file>]
                                      restores into a temporary directory and examines the result
  restore --to <directory> --identity <file> [--key-file <file>] [--target-time <ISO 8601>]`;

/** `npm run command -- backup …`. @returns the exit code */
export async function runBackupCommand(words: readonly string[], env: Environment): Promise<number> {
  const [name, ...rest] = words;
  switch (name) {
    case undefined:
      return backUp(env);
    case 'identity':
      return createIdentity(rest);
    case 'list':
      return list(env);
    case 'verify':
      return verify(rest, env);
    case 'drill':
      return runDrill(rest, env);
    default:
      throw new OperatorError(USAGE);
  }
}

/** `npm run command -- restore …`. @returns the exit code */
export async function runRestoreCommand(words: readonly string[], env: Environment): Promise<number> {
  const options = readWords(words, ['to', 'identity', 'key-file', 'target-time']);
  if (!options.to || !options.identity) throw new OperatorError(USAGE);
  const target = openTarget(readBackupPlace(env));
  const dataDir = readSettings({ GATEHOUSE_DATA_DIR: options.to }).dataDir;
  const { backup, reaches } = await restore(target, {
    dataDir,
    identity: await readIdentity(options.identity),
    masterKey: await givenMasterKey(options['key-file'], env),
    targetTime: options['target-time'] === undefined ? undefined : readTime(options['target-time']),
  });
  console.log(
    `Restored the backup ${backup.name} and the log up to ${reaches.toISOString()} into ${dataDir}.\n` +
      `Start it with GATEHOUSE_DATA_DIR=${dataDir} npm start.`,
  );
  return 0;
}

async function backUp(env: Environment): Promise<number> {
  const settings = readSettings(env);
  if (!settings.backup) throw new OperatorError('BACKUP_TARGET is not set: give a folder or a bucket.');
  const { recipient, keep } = settings.backup;
  makeDataDir(settings.dataDir);
  const database = await openDatabase(settings, env, true);
  const { embedded } = database;
  const wasRunning = embedded?.isAlive() ?? true;
  await embedded?.start();
  try {
    const target = openTarget(settings.backup.place);
    const source = { ownerUrl: database.ownerUrl, masterKey: readMasterKey(settings.dataDir, env) };
    console.log(lineOf(await takeBackup(target, source, recipient)));
    await prune(target, keep);
    const spool = embedded?.spool ?? settings.backup.spool;
    if (spool) await shipWal(spool, target, recipient);
  } finally {
    if (!wasRunning) await embedded?.stop();
  }
  return 0;
}

async function createIdentity([file]: readonly string[]): Promise<number> {
  if (!file) throw new OperatorError(USAGE);
  if (existsSync(file)) throw new OperatorError(`${file} exists: give another file.`);
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  console.log(`BACKUP_RECIPIENT=${recipient}`);
  return 0;
}

async function list(env: Environment): Promise<number> {
  const target = openTarget(readBackupPlace(env));
  const manifests = await readManifests(target);
  for (const manifest of manifests) console.log(lineOf(manifest));
  const newest = manifests.at(-1);
  if (!newest) throw new OperatorError(`There is no complete backup in ${target.address}.`);
  const last = chainAfter(newest, await readWalFiles(target)).segments.at(-1);
  const until = last?.writtenAt.toISOString() ?? newest.finishedAt;
  console.log(`Any time from ${manifests[0]?.finishedAt} to ${until} can be restored.`);
  return 0;
}

async function verify(words: readonly string[], env: Environment): Promise<number> {
  const options = readWords(words, ['identity']);
  const identity = options.identity ? await readIdentity(options.identity) : undefined;
  const verdicts = await verifyBackups(openTarget(readBackupPlace(env)), identity);
  for (const { name, files, problems } of verdicts) {
    console.log(`${problems.length === 0 ? 'ok     ' : 'DAMAGED'}  ${name}  ${files} files`);
    for (const problem of problems) console.log(`         ${problem}`);
  }
  if (verdicts.length === 0) throw new OperatorError('There is no complete backup in BACKUP_TARGET.');
  return verdicts.every(({ problems }) => problems.length === 0) ? 0 : 1;
}

async function runDrill(words: readonly string[], env: Environment): Promise<number> {
  const options = readWords(words, ['identity', 'key-file']);
  if (!options.identity) throw new OperatorError(USAGE);
  const target = openTarget(readBackupPlace(env));
  const masterKey = options['key-file'] ? await readKeyFile(options['key-file']) : undefined;
  await ensureBuilt('api', console.error);
  const report = await drill(target, await readIdentity(options.identity), masterKey);
  for (const problem of report.problems) console.error(problem);
  const seconds = Math.round(report.seconds);
  if (report.problems.length === 0)
    console.log(`Restored ${report.backup} and the log up to ${report.reaches} in ${seconds} s.`);
  return report.problems.length === 0 ? 0 : 1;
}

function lineOf({ name, finishedAt, files, newestMigration, postgres }: BackupManifest): string {
  const mebibytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024 ** 2;
  return `${name}  finished ${finishedAt}  ${mebibytes.toFixed(1)} MiB  PostgreSQL ${postgres}  ${newestMigration}`;
}

/** The copy of the key that the operator keeps, so that it is known to be the right one. */
async function givenMasterKey(file: string | undefined, env: Environment): Promise<string> {
  const key = file ? await readKeyFile(file) : readGiven(env, 'MASTER_KEY');
  if (key) return key;
  throw new OperatorError(
    'The master key is not in the backup: give the file with your copy of it with --key-file, or set MASTER_KEY.',
  );
}

async function readKeyFile(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch {
    throw new OperatorError(`--key-file: ${file} cannot be read.`);
  }
}

/** With a time zone: without one, it would be that of this machine. */
function readTime(text: string): Date {
  const time = new Date(text);
  if (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(time.getTime())
  )
    return time;
  throw new OperatorError(`--target-time: "${text}" is not a time such as 2026-11-27T12:00:00Z.`);
}

function readWords<N extends string>(
  words: readonly string[],
  names: readonly N[],
): Partial<Record<N, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...words], options }).values as Partial<Record<N, string>>;
  } catch {
    throw new OperatorError(USAGE);
  }
}
