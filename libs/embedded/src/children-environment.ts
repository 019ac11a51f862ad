import { join } from 'node:path';
import type { Database } from './databases.ts';
import { ROOT } from './repository.ts';
import type { Secrets } from './secrets.ts';
import type { Environment, Settings } from './settings.ts';

const SECRETS = [
  'MASTER_KEY',
  'MASTER_KEYS_OLD',
  'INTERNAL_SECRET',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_MAINTENANCE_URL',
  'DATABASE_APP_PASSWORD',
  'DATABASE_MAINTENANCE_PASSWORD',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
  // All processes are on this machine, and speak over loopback.
  'API_TLS_CERT',
  'API_TLS_KEY',
  'WEB_TLS_CERT',
  'WEB_TLS_KEY',
  'API_URL',
];
const KEPT_FOR_API = [
  'MASTER_KEY',
  'MASTER_KEYS_OLD',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
];

/** What each process is told: each gets the secrets that it needs and no more. */
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
    ...sandboxAddresses(settings, env),
    DATABASE_URL: database.appUrl,
    DATABASE_MAINTENANCE_URL: database.maintenanceUrl,
  };
}

/** The API's, and what makes it the owner of the tables. */
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

export function webEnvironment(
  settings: Settings,
  env: Environment,
  secrets: Secrets,
  mode: 'production' | 'development',
): NodeJS.ProcessEnv {
  // React and remix-serve go by NODE_ENV: without it they serve their slow development builds.
  return { ...sharedEnvironment(settings, env), INTERNAL_SECRET: secrets.internalSecret, NODE_ENV: mode };
}

function sharedEnvironment(settings: Settings, env: Environment): NodeJS.ProcessEnv {
  return { ...withoutSecrets(env), ...addresses(settings), ...compileCache(env) };
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

/** Compiled JavaScript is kept between starts, which brings the API up in half the time. */
function compileCache(env: Environment): Record<string, string> {
  return { NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE || join(ROOT, '.cache', 'node') };
}

/** The demo's providers are on loopback, which is closed to everything else. */
function loopbackAllowed({ demoData }: Settings, env: Environment): Record<string, string> {
  if (env.OUTBOUND_ALLOW !== undefined || !demoData) return {};
  return { OUTBOUND_ALLOW: '127.0.0.0/8,::1/128' };
}

/**
 * With the demo data the make-believe Google and Microsoft stand where the real ones would: to the product they are a
 * few settings. Whoever sets one of their addresses means another provider, and gets none of ours.
 */
function sandboxAddresses({ demoData, sandboxPort }: Settings, env: Environment): Record<string, string> {
  if (!demoData) return {};
  const url = `http://127.0.0.1:${sandboxPort}`;
  const client = { id: 'gatehouse-sandbox', secret: 'gatehouse-sandbox-secret' };
  return {
    ...(env.GOOGLE_ISSUER || env.GOOGLE_CLIENT_ID
      ? {}
      : {
          GOOGLE_ISSUER: `${url}/google`,
          GOOGLE_DIRECTORY_URL: `${url}/google`,
          GOOGLE_CLIENT_ID: client.id,
          GOOGLE_CLIENT_SECRET: client.secret,
        }),
    ...(env.MICROSOFT_LOGIN_URL || env.MICROSOFT_CLIENT_ID
      ? {}
      : {
          MICROSOFT_LOGIN_URL: `${url}/microsoft`,
          MICROSOFT_GRAPH_URL: `${url}/microsoft/graph`,
          MICROSOFT_CLIENT_ID: client.id,
          MICROSOFT_CLIENT_SECRET: client.secret,
        }),
  };
}

/** It needs to know its port, and nothing of ours. */
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
