import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from './operator-error.ts';
import type { Environment } from './settings.ts';

/** Secrets that are generated unless given, stored in the data directory with mode 0600. */
export interface Secrets {
  internalSecret: string;
  /** Environment of the API with its master key and internal secret. */
  env: Record<string, string>;
}

/** @throws OperatorError the data directory cannot be written */
export function makeSecrets(dataDir: string, env: Environment): Secrets {
  const master: Record<string, string> = isGiven(env, 'MASTER_KEY')
    ? {}
    : { MASTER_KEY: keep(dataDir, 'master.key', () => `local-1:${randomBytes(32).toString('base64')}`) };
  const internalSecret =
    readGiven(env, 'INTERNAL_SECRET') ??
    keep(dataDir, 'internal.secret', () => randomBytes(32).toString('base64url'));
  if (internalSecret.length < 32) {
    throw new OperatorError(
      'INTERNAL_SECRET: is shorter than 32 characters: give a longer one or leave it out.',
    );
  }
  return { internalSecret, env: { ...master, INTERNAL_SECRET: internalSecret } };
}

/** @throws OperatorError the file that is named for it cannot be read */
export function readMasterKey(dataDir: string, env: Environment): string {
  return readGiven(env, 'MASTER_KEY') ?? makeSecrets(dataDir, env).env.MASTER_KEY ?? '';
}

/** Passwords of the API's own roles on an external PostgreSQL. */
export function makeDatabasePasswords(dataDir: string): { app: string; maintenance: string } {
  const password = (name: string) => keep(dataDir, name, () => randomBytes(24).toString('base64url'));
  return { app: password('database-app.password'), maintenance: password('database-maintenance.password') };
}

/** @throws OperatorError the directory cannot be created or written */
export function makeDataDir(dataDir: string): void {
  const probe = join(dataDir, '.writable');
  try {
    makeDirectory(dataDir);
    // An empty file would fit on a full disk.
    writeFileSync(probe, '.');
    rmSync(probe);
    // As root, PostgreSQL's account must be able to enter it. No one else may list it.
    chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const remedy = code === 'ENOSPC' ? 'the disk is full, make room' : 'give a directory that you may write';
    throw new OperatorError(`GATEHOUSE_DATA_DIR: ${dataDir} cannot be written (${code}): ${remedy}.`);
  }
}

/** Step by step: `mkdirSync` with `recursive` never returns if a parent such as /proc fails with ENOENT. */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory);
}

function isGiven(env: Environment, name: string): boolean {
  return Boolean(env[name] || env[`${name}_FILE`]);
}

/** @throws OperatorError the file cannot be read */
export function readGiven(env: Environment, name: string): string | undefined {
  if (env[name]) return env[name];
  const file = env[`${name}_FILE`];
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new OperatorError(`${name}_FILE: ${file} cannot be read: give a readable file.`);
  }
}

/** The content of the file, created on first use. Concurrent starts agree, because the file is created only once. */
function keep(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  try {
    writeFileSync(file, `${make()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
