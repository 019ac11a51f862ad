import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BackupDrill } from '@gatehouse/contracts';
import { isRunning } from '../lock.ts';
import { describeFailure } from '../operator-error.ts';
import { findBinaries } from '../postgres/binaries.ts';
import { findOsUser, runAs } from '../postgres/os-user.ts';
import { findHome } from '../postgres/places.ts';
import { ROOT } from '../repository.ts';
import { type BackupManifest, nameOf } from './backup-manifest.ts';
import { countRows, readClusterFacts } from './cluster-facts.ts';
import type { UrlOf } from './recovery.ts';
import { restore } from './restore.ts';
import { readText, type Target, writeText } from './target.ts';

const DRILLS = 'drills/';
const PREFIX = 'gatehouse-drill-';
/** Reports that the target keeps. */
const KEPT = 30;

/**
 * Restores the newest backup with all of its log into a temporary directory, examines it and removes it. The report is
 * stored in the target, so that a drill on another machine is known here.
 *
 * @param masterKey the copy to check; undefined skips that
 */
export async function drill(
  target: Target,
  identity: string,
  masterKey?: string,
  signal?: AbortSignal,
): Promise<BackupDrill> {
  const begun = new Date();
  const found = await restoreTemporarily(target, identity, masterKey, signal);
  signal?.throwIfAborted();
  const report = { at: begun.toISOString(), ...found, seconds: (Date.now() - begun.getTime()) / 1_000 };
  await writeText(target, `${DRILLS}${nameOf(begun)}.json`, `${JSON.stringify(report, null, 1)}\n`);
  for (const name of (await target.list(DRILLS)).slice(0, -KEPT)) await target.remove(name);
  return report;
}

/** The report of the last drill on any machine. */
export async function readLastDrill(target: Target): Promise<BackupDrill | null> {
  const newest = (await target.list(DRILLS)).at(-1);
  return newest ? (JSON.parse(await readText(target, newest)) as BackupDrill) : null;
}

async function restoreTemporarily(
  target: Target,
  identity: string,
  masterKey: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Pick<BackupDrill, 'backup' | 'problems' | 'reaches'>> {
  await clearKilledDrills();
  const parent = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // As root, PostgreSQL's account must be able to enter it.
  chmodSync(parent, 0o711);
  const problems: string[] = [];
  const inspect = async (backup: BackupManifest, url: UrlOf) => {
    problems.push(...(await problemsOf(backup, url)));
  };
  try {
    const dataDir = join(parent, 'data');
    const options = { dataDir, identity, masterKey, targetTime: undefined, inspect };
    const { backup, reaches } = await restore(target, signal ? { ...options, signal } : options);
    return { backup: backup.name, problems, reaches: reaches.toISOString() };
  } catch (error) {
    return { backup: null, problems: [...problems, describeFailure(error)], reaches: null };
  } finally {
    await removeDrill(parent);
  }
}

async function problemsOf(backup: BackupManifest, url: UrlOf): Promise<string[]> {
  const ownerUrl = url(backup.owner, backup.database);
  const [facts, found] = [await readClusterFacts(ownerUrl), await countRows(ownerUrl)];
  const problems: string[] = [];
  if (facts.newestMigration < backup.newestMigration)
    problems.push(`The newest migration is ${facts.newestMigration}, and was ${backup.newestMigration}.`);
  for (const [table, rows] of Object.entries(backup.rows)) {
    if (rows > 0 && !found[table]) problems.push(`The table ${table} is empty, and had ${rows} rows.`);
  }
  return [...problems, ...(await problemsOfAuditLog(url('gatehouse_maintenance', backup.database)))];
}

/** Every chain of the audit log is recomputed, as by `verify-audit`. */
async function problemsOfAuditLog(maintenanceUrl: string): Promise<string[]> {
  const command = join(ROOT, 'nest-api/dist/commands/verify-audit.js');
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: maintenanceUrl,
    DATABASE_MAINTENANCE_URL: maintenanceUrl,
  };
  try {
    await promisify(execFile)(process.execPath, [command], { cwd: join(ROOT, 'nest-api'), env });
    return [];
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
    } = error as { stdout?: string; stderr?: string; message: string };
    const tampered = stdout.split('\n').filter((line) => line.startsWith('TAMPERED'));
    return [`The audit log is not intact: ${tampered.join('; ') || stderr.trim() || message}`];
  }
}

async function clearKilledDrills(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    if (isRunning(Number(name.slice(PREFIX.length).split('-')[0]))) continue;
    await removeDrill(join(tmpdir(), name));
  }
}

/** Ends a server that a killed drill left behind. */
async function removeDrill(parent: string): Promise<void> {
  const dataDir = join(parent, 'data');
  if (existsSync(dataDir)) {
    const user = findOsUser();
    const [bin, home] = await Promise.all([findBinaries(user), findHome(dataDir, user)]);
    const cluster = join(home, 'restoring');
    if (existsSync(join(cluster, 'postmaster.pid')))
      await runAs(user, join(bin, 'pg_ctl'), ['stop', '-w', '-m', 'immediate', '-D', cluster]).catch(
        () => undefined,
      );
    rmSync(home, { recursive: true, force: true });
  }
  rmSync(parent, { recursive: true, force: true });
}
