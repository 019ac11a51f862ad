import { existsSync, readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { availableParallelism } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { BackupPlace, BackupSettings } from './backup/backup-settings.ts';
import { isCidr } from './gateway/addresses.ts';
import { OperatorError } from './operator-error.ts';
import { ROOT } from './repository.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of the supervisor. Everything else in the environment is for API and web. */
export interface Settings {
  host: string;
  port: number;
  apiHost: string;
  apiPort: number;
  /** Number of API processes. The first uses `apiPort`. */
  apiProcesses: number;
  webHost: string;
  webPort: number;
  /** Number of web processes. The first uses `webPort`. */
  webProcesses: number;
  /** Port of the sandbox identity providers, which listen on loopback and exist only with demo data. */
  sandboxPort: number;
  /** An origin: scheme and authority, without a trailing slash. */
  publicUrl: string;
  /** Absolute path. */
  dataDir: string;
  /** URL of an external PostgreSQL. Without it, the embedded one is started. */
  databaseUrl: string | undefined;
  demoData: boolean;
  trustedProxies: string[];
  /** Target of the logs of API and web: files in the data directory, or our own output. */
  logOutput: 'files' | 'console';
  /** Undefined without BACKUP_TARGET. */
  backup: BackupSettings | undefined;
}

/** `.env` of the checkout, overridden by the environment of the process. */
export function readEnvironment(env: Environment = process.env, file = join(ROOT, '.env')): Environment {
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...env } : env;
}

/** For each app. */
export const MOST_PROCESSES = 16;
/** More have to be requested, since each API process has a pool of database connections. */
const MOST_BY_CORES = 8;

/** Numbers of processes for a machine whose cores also run PostgreSQL and the gateway. */
export function processesByCores(cores: number): { api: number; web: number } {
  const share = (divisor: number) => Math.min(MOST_BY_CORES, Math.max(1, Math.floor(cores / divisor)));
  return { api: share(2), web: share(4) };
}

/**
 * Reads and checks every setting.
 *
 * @throws OperatorError with one line for each invalid setting
 */
export function readSettings(env: Environment): Settings {
  const wrong: string[] = [];
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const check = <T>(name: string, fallback: string, read: (value: string) => T): T | undefined => {
    try {
      return read(text(name, fallback));
    } catch (error) {
      wrong.push(`${name}: ${(error as Error).message}`);
      return undefined;
    }
  };

  const port = check('PORT', '3000', readPort);
  const host = text('HOST', '127.0.0.1');
  const publicUrl = check('PUBLIC_URL', `http://localhost:${port ?? 3000}`, readOrigin);
  const production = env.NODE_ENV === 'production' || !isHere(publicUrl);
  const byCores = processesByCores(availableParallelism());
  const demoData = check('DEMO_DATA', 'auto', (value) => readDemoData(value, production, [host, publicUrl]));
  const settings = {
    host,
    port,
    publicUrl,
    demoData,
    apiHost: text('API_HOST', '127.0.0.1'),
    apiPort: check('API_PORT', '8080', readPort),
    apiProcesses: check('API_PROCESSES', String(byCores.api), readProcesses),
    webHost: text('WEB_HOST', '127.0.0.1'),
    webPort: check('WEB_PORT', '3001', readPort),
    webProcesses: check('WEB_PROCESSES', String(byCores.web), readProcesses),
    sandboxPort: check('SANDBOX_PORT', '9009', readPort),
    dataDir: check('GATEHOUSE_DATA_DIR', '.data', readDirectory),
    databaseUrl: check('DATABASE_URL', '', () => readDatabaseUrl(env)),
    trustedProxies: check('TRUSTED_PROXIES', '', readNetworks),
    logOutput: check('LOG_OUTPUT', 'files', readLogOutput),
    backup: whenGiven({
      place: check('BACKUP_TARGET', '', () => readPlace(env)),
      recipient: check('BACKUP_RECIPIENT', '', (value) => readRecipient(value, text('BACKUP_TARGET', ''))),
      everyHours: check('BACKUP_EVERY_HOURS', '24', readCount),
      keep: check('BACKUP_KEEP', '7', readCount),
      drillIdentity: check('BACKUP_DRILL_IDENTITY', '', readOptionalPath),
      spool: check('BACKUP_SPOOL', '', readOptionalPath),
    }),
  };
  wrong.push(...samePorts(settings));
  if (wrong.length > 0) throw new OperatorError(wrong.join('\n'));
  return settings as Settings;
}

/**
 * The place of the backups, for commands that only read them.
 *
 * @throws OperatorError it is not set, or invalid
 */
export function readBackupPlace(env: Environment): BackupPlace {
  try {
    const place = readPlace(env);
    if (place) return place;
  } catch (error) {
    throw new OperatorError(`BACKUP_TARGET: ${(error as Error).message}`);
  }
  throw new OperatorError('BACKUP_TARGET is not set: give the folder or the bucket of the backups.');
}

function readProcesses(value: string): number {
  if (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MOST_PROCESSES) return Number(value);
  throw new Error(`"${value}" is not a number of processes: give one from 1 to ${MOST_PROCESSES}.`);
}

function readPort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new Error(`"${value}" is not a port: give a number from 1 to 65535.`);
}

function samePorts(ports: {
  port?: number;
  apiPort?: number;
  webPort?: number;
  sandboxPort?: number;
}): string[] {
  const named = [
    ['PORT', ports.port],
    ['API_PORT', ports.apiPort],
    ['WEB_PORT', ports.webPort],
    ['SANDBOX_PORT', ports.sandboxPort],
  ] as const;
  const twice = named.find(([, port], index) => named.findIndex(([, other]) => other === port) < index);
  return twice?.[1] ? [`${twice[0]}: ${twice[1]} is another setting's port too: give each its own.`] : [];
}

function readOrigin(value: string): string {
  const example = 'give an origin such as https://id.example.com';
  if (!URL.canParse(value)) throw new Error(`"${value}" is not a URL: ${example}.`);
  const url = new URL(value);
  if (!['http:', 'https:'].includes(url.protocol))
    throw new Error(`"${value}" is not http or https: ${example}.`);
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new Error(`"${value}" is more than an origin: leave out user, path and query (${url.origin}).`);
  }
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw new Error(
      `"${value}" is plain http, which is for this machine only: put a proxy with TLS in front and give its https address.`,
    );
  }
  return url.origin;
}

function readDirectory(value: string): string {
  // pg_ctl passes the path to a shell in double quotes.
  if (/["$`\\\n]/.test(value)) throw new Error(`"${value}" holds a quote, $ or \\: give a plainer path.`);
  return isAbsolute(value) ? value : resolve(ROOT, value);
}

function whenGiven(backup: { [K in keyof BackupSettings]: BackupSettings[K] | undefined }) {
  return backup.place ? backup : undefined;
}

function readPlace(env: Environment): BackupPlace | undefined {
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const address = readTarget(text('BACKUP_TARGET', ''));
  const region = text('BACKUP_REGION', 'us-east-1');
  const place = {
    address,
    region,
    endpoint: text('BACKUP_ENDPOINT', `https://s3.${region}.amazonaws.com`),
    accessKeyId: text('BACKUP_ACCESS_KEY_ID', ''),
    secretAccessKey: text('BACKUP_SECRET_ACCESS_KEY', readSecretFile(env, 'BACKUP_SECRET_ACCESS_KEY')),
  };
  if (!address) return undefined;
  if (address.startsWith('s3:') && !(place.accessKeyId && place.secretAccessKey))
    throw new Error('is a bucket: set BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY.');
  if (!/^https?:\/\/[^/?#]+\/?$/.test(place.endpoint))
    throw new Error('BACKUP_ENDPOINT is not an origin such as https://storage.example.com.');
  return place;
}

function readTarget(value: string): string {
  if (value.startsWith('s3:') && !/^s3:\/\/[a-z0-9][a-z0-9.-]{2,62}(\/[\w.-]+)*\/?$/.test(value))
    throw new Error(`"${value}" is no bucket: give an address such as s3://bucket/gatehouse.`);
  return value === '' || value.startsWith('s3:') ? value : readDirectory(value);
}

function readRecipient(value: string, target: string): string {
  if (target === '' || /^age1[0-9a-z]{58,}$/.test(value)) return value;
  throw new Error(
    `"${value}" is no recipient of age: give the one that "npm run command -- backup identity <file>" prints.`,
  );
}

function readCount(value: string): number {
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  throw new Error(`"${value}" is not a number from 1 to 9999.`);
}

function readOptionalPath(value: string): string | undefined {
  return value === '' ? undefined : readDirectory(value);
}

function readDatabaseUrl(env: Environment): string | undefined {
  const file = env.DATABASE_URL_FILE;
  if (file && env.DATABASE_URL)
    throw new Error('is given together with DATABASE_URL_FILE: leave one of them out.');
  const value = file ? readSecretFile(env, 'DATABASE_URL') : env.DATABASE_URL?.trim();
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol)) {
    throw new Error('is not a URL such as postgres://user:password@host:5432/gatehouse.');
  }
  return value;
}

/** The content of the file in `<name>_FILE`; empty without one. */
function readSecretFile(env: Environment, name: string): string {
  const file = env[`${name}_FILE`];
  if (!file) return '';
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`${name}_FILE names ${file}, which cannot be read: give a readable file.`);
  }
}

function readNetworks(value: string): string[] {
  const networks = value.split(',').map((entry) => entry.trim());
  const given = networks.filter(Boolean);
  const odd = given.find((entry) => !isCidr(entry));
  if (odd) throw new Error(`"${odd}" is not an address or CIDR: give a list such as 10.0.0.0/8,fd00::/8.`);
  return given;
}

function readLogOutput(value: string): 'files' | 'console' {
  if (value === 'files' || value === 'console') return value;
  throw new Error(`"${value}" is neither files nor console.`);
}

/** Accounts with public passwords are allowed only on a machine that only its owner can reach. */
function readDemoData(value: string, production: boolean, [host, url]: (string | undefined)[]): boolean {
  if (value === 'off') return false;
  if (value === 'on') {
    if (production)
      throw new Error(
        'is refused in production (NODE_ENV=production, or a PUBLIC_URL beyond this machine): its passwords are public. Set it to off.',
      );
    return true;
  }
  if (value !== 'auto') throw new Error(`"${value}" is none of auto, on, off.`);
  return !production && isLoopback(host ?? '') && isHere(url);
}

function isHere(url: string | undefined): boolean {
  return url !== undefined && isLoopback(new URL(url).hostname);
}

function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  if (isIPv6(name)) return name === '::1';
  return name === 'localhost' || name.endsWith('.localhost') || /^127(\.\d{1,3}){3}$/.test(name);
}
