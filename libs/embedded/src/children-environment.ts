import { join } from 'node:path';
import { PLATFORM_SECRET_SETTINGS, sandboxSettings } from '@gatehouse/contracts/sso-providers';
import type { Database } from './databases.ts';
import { ROOT } from './repository.ts';
import type { Secrets } from './secrets.ts';
import type { Environment, Settings } from './settings.ts';

const SECRETS = [
  'MASTER_KEY',
  'MASTER_KEYS_OLD',
  'INTERNAL_SECRET',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_MAINTENANCE_URL',
  'DATABASE_APP_PASSWORD',
  'DATABASE_MAINTENANCE_PASSWORD',
  'SMTP_URL',
  'BACKUP_SECRET_ACCESS_KEY',
  ...PLATFORM_SECRET_SETTINGS,
  // All processes are on this machine and communicate over loopback.
  'API_TLS_CERT',
  'API_TLS_KEY',
  'WEB_TLS_CERT',
  'WEB_TLS_KEY',
  'API_URL',
];
const KEPT_FOR_API = ['MASTER_KEY', 'MASTER_KEYS_OLD', 'SMTP_URL', ...PLATFORM_SECRET_SETTINGS];

/** The environment of each process, with only the secrets that it needs. */
export function apiEnvironment(
  settings: Settings,
  env: Environment,
  secrets: Secrets,
  database: Database,
): NodeJS.ProcessEnv {
  return {
    ...sharedEnvironment(settings, env),
    ...only(env, KEPT_FOR_API),
    ...secrets.env,
    ...loopbackAllowed(settings, env),
    ...(settings.demoData ? sandboxSettings(`http://127.0.0.1:${settings.sandboxPort}`, env) : {}),
    DATABASE_URL: database.appUrl,
    ...(database.readUrl !== undefined && { DATABASE_READ_URL: database.readUrl }),
    DATABASE_MAINTENANCE_URL: database.maintenanceUrl,
  };
}

/** The API's environment, plus the owner's access to the tables. */
export function migrateEnvironment(api: NodeJS.ProcessEnv, database: Database): NodeJS.ProcessEnv {
  const { ownerUrl, passwords } = database;
  return {
    ...api,
    DATABASE_OWNER_URL: ownerUrl,
    ...(passwords && {
      DATABASE_APP_PASSWORD: passwords.app,
      DATABASE_MAINTENANCE_PASSWORD: passwords.maintenance,
    }),
  };
}

/** It reads the whole database, so it has the owner's access and the master key, of which it stores a mark. */
export function backupEnvironment(
  settings: Settings,
  env: Environment,
  secrets: Secrets,
  database: Database,
): NodeJS.ProcessEnv {
  const spool = database.embedded?.spool ?? settings.backup?.spool;
  return {
    ...sharedEnvironment(settings, env),
    ...only(env, ['MASTER_KEY', 'BACKUP_SECRET_ACCESS_KEY']),
    ...only(secrets.env, ['MASTER_KEY']),
    DATABASE_OWNER_URL: database.ownerUrl,
    ...(spool && { BACKUP_SPOOL: spool }),
  };
}

export function webEnvironment(
  settings: Settings,
  env: Environment,
  secrets: Secrets,
  mode: 'production' | 'development',
): NodeJS.ProcessEnv {
  // React and remix-serve use NODE_ENV. Without it, they use slow development builds.
  return { ...sharedEnvironment(settings, env), INTERNAL_SECRET: secrets.internalSecret, NODE_ENV: mode };
}

function sharedEnvironment(settings: Settings, env: Environment): NodeJS.ProcessEnv {
  return { ...withoutSecrets(env), ...addresses(settings), ...compileCache(env), ...fewArenas(env) };
}

function addresses(settings: Settings): Record<string, string> {
  return {
    HOST: settings.host,
    PORT: String(settings.port),
    API_HOST: settings.apiHost,
    API_PORT: String(settings.apiPort),
    WEB_HOST: settings.webHost,
    WEB_PORT: String(settings.webPort),
    PUBLIC_URL: settings.publicUrl,
    GATEHOUSE_DATA_DIR: settings.dataDir,
    DEMO_DATA: settings.demoData ? 'on' : 'off',
  };
}

/** glibc has a heap for each of Node's threads, up to eight per core, and rarely releases them. */
function fewArenas(env: Environment): Record<string, string> {
  return { MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX || '2' };
}

/** Caches compiled JavaScript between starts, which halves the start of the API. */
function compileCache(env: Environment): Record<string, string> {
  return { NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE || join(ROOT, '.cache', 'node') };
}

/** The demo's providers are on loopback, which is blocked for everything else. */
function loopbackAllowed({ demoData }: Settings, env: Environment): Record<string, string> {
  if (env.OUTBOUND_ALLOW !== undefined || !demoData) return {};
  return { OUTBOUND_ALLOW: '127.0.0.0/8,::1/128' };
}

/** It needs only its port, and none of our secrets. */
export function sandboxEnvironment({ sandboxPort }: Settings, env: Environment): NodeJS.ProcessEnv {
  return { PATH: env.PATH, ...compileCache(env), SANDBOX_PORT: String(sandboxPort) };
}

function withoutSecrets(env: Environment): Record<string, string | undefined> {
  const hidden = new Set(SECRETS.flatMap((name) => [name, `${name}_FILE`]));
  return Object.fromEntries(Object.entries(env).filter(([name]) => !hidden.has(name)));
}

function only(env: Environment, names: string[]): Record<string, string | undefined> {
  const wanted = new Set(names.flatMap((name) => [name, `${name}_FILE`]));
  return Object.fromEntries(Object.entries(env).filter(([name]) => wanted.has(name)));
}
