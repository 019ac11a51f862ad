import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { findBinaries } from '../postgres/binaries.ts';
import { findOsUser, type OsUser } from '../postgres/os-user.ts';
import { findHome, findSocketDir, makePrivate } from '../postgres/places.ts';
import { makeDataDir } from '../secrets.ts';
import { type BackupManifest, CHECKSUMS, pathOf, readManifests, TAR } from './backup-manifest.ts';
import { checkFiles } from './check-files.ts';
import { extractTar } from './extract-tar.ts';
import { checkMasterKey } from './master-key-mark.ts';
import { giveFile, recover, type UrlOf } from './recovery.ts';
import { planRestore, type RestorePlan } from './restore-plan.ts';
import { measured, unseal } from './sealing.ts';
import type { Target } from './target.ts';
import { readWalFiles, type WalFile } from './wal-archive.ts';

/** The major version of the packaged PostgreSQL, which replays the log. */
const MAJOR = '18';

export interface RestoreOptions {
  /** A data directory that does not exist or is empty. */
  dataDir: string;
  /** `AGE-SECRET-KEY-…` */
  identity: string;
  /** `<id>:<base64>`: it must be the one of the backup. Undefined is not checked: for drills on another machine. */
  masterKey: string | undefined;
  /** Undefined for the latest possible time. */
  targetTime: Date | undefined;
  /** Called with the backup and the restored server, before that is stopped. */
  inspect?: (backup: BackupManifest, url: UrlOf) => Promise<void>;
  signal?: AbortSignal;
}

export interface Restored {
  backup: BackupManifest;
  /** The time of the last commit in the restored database. */
  reaches: Date;
}

/**
 * Restores a database into a new data directory. The cluster gets its name there when it is complete.
 *
 * @throws OperatorError with what is wrong; nothing was changed or left behind
 */
export async function restore(target: Target, options: RestoreOptions): Promise<Restored> {
  const { dataDir, masterKey, targetTime } = options;
  checkEmpty(dataDir);
  const plan = planRestore(await readManifests(target), await readWalFiles(target), targetTime);
  checkVersion(plan.backup);
  if (masterKey) checkMasterKey(masterKey, plan.backup.masterKey);
  const existed = existsSync(dataDir);
  makeDataDir(dataDir);
  const user = findOsUser();
  const home = await findHome(dataDir, user);
  try {
    const reaches = await restoreInto(home, user, target, plan, options);
    if (masterKey) await writeFile(join(dataDir, 'master.key'), `${masterKey.trim()}\n`, { mode: 0o600 });
    return { backup: plan.backup, reaches };
  } catch (error) {
    for (const path of [home, join(dataDir, 'postgres'), ...(existed ? [] : [dataDir])])
      rmSync(path, { recursive: true, force: true });
    throw error;
  }
}

async function restoreInto(
  home: string,
  user: OsUser,
  target: Target,
  plan: RestorePlan,
  { identity, targetTime, inspect, signal }: RestoreOptions,
): Promise<Date> {
  const cluster = join(home, 'restoring');
  const wal = join(home, 'restoring-wal');
  for (const directory of [cluster, wal]) makePrivate(directory, user);
  const bin = await findBinaries(user);
  const { backup } = plan;
  await extractBase(target, backup, identity, cluster, user);
  for (const file of [...plan.histories, ...plan.segments]) {
    signal?.throwIfAborted();
    await fetchWal(target, file, identity, wal, user);
  }
  const lastCommit = await withSocketDir(home, user, (run) => {
    const look = inspect && ((url: UrlOf) => inspect(backup, url));
    return recover({ cluster, wal, run, bin, user, targetTime, inspect: look, signal });
  });
  rmSync(wal, { recursive: true });
  renameSync(cluster, join(home, 'data'));
  await syncDirectory(home);
  return lastCommit ?? new Date(plan.backup.finishedAt);
}

async function withSocketDir<T>(home: string, user: OsUser, work: (run: string) => Promise<T>): Promise<T> {
  const run = findSocketDir(home, user);
  try {
    return await work(run);
  } finally {
    rmSync(run, { recursive: true, force: true });
  }
}

async function extractBase(
  target: Target,
  backup: BackupManifest,
  identity: string,
  cluster: string,
  user: OsUser,
): Promise<void> {
  const open = async (name: string) => {
    const path = pathOf(backup.name, name);
    const expected = backup.files.find((file) => file.name === name)?.sha256 ?? '';
    return openSealed(target, path, expected, identity);
  };
  await extractTar(await open(TAR), cluster, user);
  const checksums: Uint8Array[] = [];
  for await (const chunk of await open(CHECKSUMS)) checksums.push(chunk);
  await checkFiles(cluster, Buffer.concat(checksums).toString('utf8'));
}

async function fetchWal(
  target: Target,
  file: WalFile,
  identity: string,
  wal: string,
  user: OsUser,
): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await openSealed(target, file.path, file.sha256, identity)) chunks.push(chunk);
  const content = Buffer.concat(chunks);
  const path = join(wal, file.name);
  // The unused end of a segment takes no room on the disk.
  giveFile(path, content.subarray(0, usedBytes(content)), user);
  const written = await open(path, 'r+');
  try {
    await written.truncate(content.length);
  } finally {
    await written.close();
  }
}

/** Without the zeros at the end. */
function usedBytes(content: Buffer): number {
  let end = content.length;
  while (end > 0 && content[end - 1] === 0) end -= 1;
  return end;
}

/** @throws OperatorError at its end, if the file was changed */
async function openSealed(
  target: Target,
  path: string,
  sha256: string,
  identity: string,
): Promise<AsyncIterable<Uint8Array>> {
  const damaged = () => new OperatorError(`${target.address}/${path} was changed or damaged.`);
  const stored = measured(await target.read(path));
  async function* checked(): AsyncGenerator<Uint8Array> {
    try {
      yield* await unseal(stored.content, identity);
    } catch (error) {
      throw error instanceof OperatorError ? error : damaged();
    }
    if (stored.measure().sha256 !== sha256) throw damaged();
  }
  return checked();
}

function checkEmpty(dataDir: string): void {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return;
  throw new OperatorError(`${dataDir} is not empty: give a new directory with --to.`);
}

function checkVersion({ postgres }: BackupManifest): void {
  if (postgres.split('.')[0] === MAJOR) return;
  throw new OperatorError(
    `The backup is of PostgreSQL ${postgres}, and this Gatehouse brings ${MAJOR}: restore it with the Gatehouse that took it.`,
  );
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
