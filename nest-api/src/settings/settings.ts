import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import {
  emailProblem,
  PLATFORM_ADDRESS_SETTINGS,
  PLATFORM_CLIENT_SETTINGS,
  PLATFORM_SECRET_SETTINGS,
  type PlatformAddressSetting,
  type PlatformClientSetting,
  type SystemSetting,
} from '@gatehouse/contracts';
import { z } from 'zod';
import { shownValue, sourceOf } from './describe-settings.js';
import { isLoopbackHost } from './loopback.js';
import { type Environment, readSecret, SettingsError } from './read-secret.js';

const port = z.coerce.number().int().min(0).max(65_535);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).pathname === '/', 'must be an origin without a path')
  .refine(isSafeOrigin, 'must begin with https:// for any host but this machine itself')
  .transform((text) => new URL(text).origin);

/** Plain http is allowed only on this machine: otherwise passwords and cookies could be read in transit. */
function isSafeOrigin(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || isLoopbackHost(hostname);
}

const provider = z
  .url({ protocol: /^https?$/ })
  .refine(isSafeOrigin, 'must begin with https:// for any host but this machine itself');

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
  'API_TLS_CERT',
  'API_TLS_KEY',
  'SMTP_URL',
  ...PLATFORM_SECRET_SETTINGS,
] as const;

/** An IP address with an optional port. A name would have to be resolved first. */
function isResolver(text: string): boolean {
  const [, v6, v4] = /^(?:\[([0-9a-f:.]+)\]|([0-9.]+))(?::\d{1,5})?$/i.exec(text) ?? [];
  return isIP(v6 ?? v4 ?? text) !== 0;
}

/** A part of a hash leaves the machine, so the connection must be encrypted. */
function isPasswordSource(text: string): boolean {
  return isAbsolute(text) || (/^https?:/.test(text) && URL.canParse(text) && isSafeOrigin(text));
}

const networkDatabase = z
  .string()
  .refine((text) => text === 'off' || isAbsolute(text), 'must be the absolute path of a file, or off')
  .optional();

/** Includes internationalized addresses. */
const emailAddress = z.string().refine((text) => !emailProblem(text), 'must be an email address');

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://');

/** Addresses of the providers behind the platform's own buttons. Another address is a compatible provider. */
const platformAddresses = Object.fromEntries(
  Object.entries(PLATFORM_ADDRESS_SETTINGS).map(([name, address]) => [name, provider.default(address)]),
) as Record<PlatformAddressSetting, z.ZodDefault<typeof provider>>;

/** The platform's own clients. A provider without one has no button. */
const platformClients = Object.fromEntries(
  PLATFORM_CLIENT_SETTINGS.map((name) => [name, z.string().optional()]),
) as Record<PlatformClientSetting, z.ZodOptional<z.ZodString>>;

const SettingsShape = z.object({
  NODE_ENV: z.string().optional(),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(8080),
  /** PEM. If both are set, the API itself serves TLS, for a proxy and a web app on other machines. */
  API_TLS_CERT: z.string().startsWith('-----BEGIN CERTIFICATE-----', 'must be PEM').optional(),
  API_TLS_KEY: z
    .string()
    .regex(/^-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'must be PEM')
    .optional(),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.default('http://localhost:3000'),
  /** Origin at which the proxy asks applications for certificates (RFC 8705). Without it, they cannot use any. */
  MTLS_URL: origin.refine((text) => text.startsWith('https:'), 'must begin with https://').optional(),
  DATABASE_URL: postgresUrl,
  /** Address of standbys, for lists, searches and reports, and for look-ups while the primary does not respond. */
  DATABASE_READ_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_MAINTENANCE_URL: postgresUrl.optional(),
  /** Whether PostgreSQL may be reached without TLS: `auto` warns unless it is this machine. */
  DATABASE_TLS: z.enum(['auto', 'required', 'optional']).default('auto'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(10),
  DATABASE_APP_PASSWORD: z.string().min(16).optional(),
  DATABASE_MAINTENANCE_PASSWORD: z.string().min(16).optional(),
  MASTER_KEY: z.string().regex(/^[\w.-]{1,32}:[A-Za-z0-9+/]{43}=$/, 'must be <id>:<base64 of 32 bytes>'),
  MASTER_KEYS_OLD: list.default([]),
  INTERNAL_SECRET: z.string().min(32, 'must have at least 32 characters'),
  OUTBOUND_ALLOW: list.default([]),
  /**
   * Source of leaked passwords: the address of a range service, or a sorted file. Without it, passwords are not
   * checked.
   */
  LEAKED_PASSWORDS: z
    .string()
    .refine(isPasswordSource, 'must be an https:// address, or the absolute path of a file')
    .optional(),
  /** Whether sign-ins, sign-ups and resets need a proof of work after many failures or requests. */
  PROOF_OF_WORK: z.enum(['on', 'off']).default('on'),
  /** Whether forms have a hidden field that only programs fill in. */
  HONEYPOT: z.enum(['on', 'off']).default('on'),
  /** Whether a sign-up may use a disposable email address. */
  DISPOSABLE_MAIL: z.enum(['rejected', 'allowed']).default('rejected'),
  /** Domains of disposable addresses in addition to the list of the product. */
  DISPOSABLE_MAIL_DOMAINS: list
    .refine(
      (all) => all.every((domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(domain)),
      'must be a list of domains',
    )
    .default([]),
  /** MaxMind DB files of countries and operators of networks, or `off`. Default: the bundled ones. */
  COUNTRY_DATABASE: networkDatabase,
  OPERATOR_DATABASE: networkDatabase,
  /** Resolvers for the TXT records that verify a domain. Default: the resolvers of the host. */
  DNS_RESOLVERS: list
    .refine((all) => all.every(isResolver), 'must be a list of addresses such as 9.9.9.9 or [2620:fe::fe]:53')
    .default([]),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  /** Whether mail may be sent unencrypted: `auto` requires TLS unless the mail server is this machine. */
  SMTP_TLS: z.enum(['auto', 'required', 'optional']).default('auto'),
  /** Receives requests for a plan; the web app shows it in its footer. */
  CONTACT_EMAIL: emailAddress.optional(),
  MAIL_FROM: z.string().default('Gatehouse <no-reply@localhost>'),
  ...platformAddresses,
  ...platformClients,
  DEMO_DATA: z.enum(['auto', 'on', 'off']).default('auto'),
  /** `auto`: superadmins need a second factor unless there is demo data. */
  SUPERADMIN_SECOND_FACTOR: z.enum(['auto', 'required', 'optional']).default('auto'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PASSWORD_HASH_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
  PASSWORD_HASH_QUEUE: z.coerce.number().int().min(1).max(10_000).default(100),
  /** How long the process responds after it was asked to end, while it is not ready, so that load balancers notice. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  /** How long a repeated refresh gets the same response, so that parallel tabs aren't signed out; 0: never. */
  REFRESH_GRACE_SECONDS: z.coerce.number().int().min(0).max(60).default(10),
});

/** The parsed environment of the API. */
export type Settings = Readonly<z.output<typeof SettingsShape>> & {
  /** By NODE_ENV, or because PUBLIC_URL is on another machine. */
  readonly production: boolean;
  readonly demoData: boolean;
  /** Whether superadmins need a second factor. */
  readonly superadminsNeedSecondFactor: boolean;
  /** Whether mail waits instead of being sent in plain text. */
  readonly smtpNeedsTls: boolean;
  /** Whether mail stays in the outbox for superadmins to read. */
  readonly keepsMail: boolean;
  /** Certificate and key of the API itself, PEM; null for plain HTTP. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  /** Settings of databases on other machines whose connection is not encrypted and verified. */
  readonly plainDatabases: readonly string[];
  /** Every setting by name, without secrets, for display. */
  readonly described: readonly SystemSetting[];
};

/** Token under which Nest injects the settings. */
export const SETTINGS = Symbol('Settings');

/**
 * Reads the settings that the API needs from `env`.
 *
 * @throws SettingsError a setting is missing or invalid; the message names it
 */
export function readSettings(env: Environment): Settings {
  const values: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(env)) if (value !== '') values[name] = value;
  for (const name of SECRETS) values[name] = readSecret(env, name);

  const parsed = SettingsShape.safeParse(values);
  if (!parsed.success) throw new SettingsError(sentence(parsed.error, values));

  const production = isProduction(parsed.data);
  if (production) requirePublicUpstreams(parsed.data);
  const demoData = wantsDemoData(parsed.data, production);
  if (!demoData) refuseLoopback(parsed.data.OUTBOUND_ALLOW);
  requireSameUser(parsed.data);
  requireOtherHost(parsed.data);
  const plainDatabases = plainDatabasesOf(parsed.data);
  const { SUPERADMIN_SECOND_FACTOR: factor } = parsed.data;
  return {
    ...parsed.data,
    production,
    demoData,
    superadminsNeedSecondFactor: factor === 'auto' ? !demoData : factor === 'required',
    smtpNeedsTls: needsTls(parsed.data),
    keepsMail: parsed.data.SMTP_URL === undefined,
    tls: tlsOf(parsed.data),
    plainDatabases,
    described: describe(env, parsed.data),
  };
}

function describe(env: Environment, values: z.output<typeof SettingsShape>): SystemSetting[] {
  const secrets = new Set<string>(SECRETS);
  return (Object.keys(SettingsShape.shape) as (keyof typeof values)[]).toSorted().map((name) => {
    const secret = secrets.has(name);
    return {
      name,
      value: shownValue(values[name], secret),
      source: sourceOf(env, name, values[name]),
      secret,
    };
  });
}

/** A public address is production, regardless of NODE_ENV. */
function isProduction({ NODE_ENV, PUBLIC_URL }: z.output<typeof SettingsShape>): boolean {
  return NODE_ENV === 'production' || !isLoopbackHost(new URL(PUBLIC_URL).hostname);
}

/** Tenants must not reach services on this machine, such as metrics. Only the demo's providers are there. */
function refuseLoopback(ranges: readonly string[]): void {
  const loopback = ranges.find((range) => isLoopbackHost(range.split('/', 1)[0] ?? ''));
  if (!loopback) return;
  throw new SettingsError(
    `OUTBOUND_ALLOW is wrong: ${loopback} is this machine itself, which is open with demo data only. Leave it out.`,
  );
}

/** In production, authentication never uses plain http or a provider on this machine. */
function requirePublicUpstreams(settings: z.output<typeof SettingsShape>): void {
  for (const name of Object.keys(PLATFORM_ADDRESS_SETTINGS) as PlatformAddressSetting[]) {
    const { protocol, hostname } = new URL(settings[name]);
    if (protocol === 'https:' && !isLoopbackHost(hostname)) continue;
    throw new SettingsError(`${name} is wrong: in production it must be a public https address.`);
  }
}

/** @throws SettingsError only one of both is set */
function tlsOf({ API_TLS_CERT: cert, API_TLS_KEY: key }: z.output<typeof SettingsShape>): Settings['tls'] {
  if (cert && key) return { cert, key };
  if (cert || key) throw new SettingsError('Set API_TLS_CERT and API_TLS_KEY together, or neither.');
  return null;
}

/** Browsers would ask users for certificates, and a forged header could not be told from the proxy's. */
function requireOtherHost({ MTLS_URL, PUBLIC_URL }: z.output<typeof SettingsShape>): void {
  if (MTLS_URL === undefined || new URL(MTLS_URL).host !== new URL(PUBLIC_URL).host) return;
  throw new SettingsError('MTLS_URL is wrong: it must have another host or port than PUBLIC_URL.');
}

/** A standby has the roles of the primary. Row-level security must restrict reads there, too. */
function requireSameUser({ DATABASE_URL, DATABASE_READ_URL }: z.output<typeof SettingsShape>): void {
  if (DATABASE_READ_URL === undefined) return;
  if (URL.parse(DATABASE_READ_URL)?.username === URL.parse(DATABASE_URL)?.username) return;
  throw new SettingsError('DATABASE_READ_URL is wrong: it must have the user of DATABASE_URL.');
}

/** @throws SettingsError there are some, and `DATABASE_TLS=required` */
function plainDatabasesOf(settings: z.output<typeof SettingsShape>): readonly string[] {
  if (settings.DATABASE_TLS === 'optional') return [];
  const names = [
    'DATABASE_URL',
    'DATABASE_READ_URL',
    'DATABASE_OWNER_URL',
    'DATABASE_MAINTENANCE_URL',
  ] as const;
  const plain = names.filter((name) => isPlainDatabase(settings[name]));
  if (settings.DATABASE_TLS === 'required' && plain.length > 0)
    throw new SettingsError(`${plain[0]} is wrong: DATABASE_TLS=required needs ?sslmode=verify-full.`);
  return plain;
}

/** A database on another machine without verified TLS. A socket is on this machine. */
function isPlainDatabase(url: string | undefined): boolean {
  const parsed = url === undefined ? null : URL.parse(url);
  if (!parsed) return false;
  const host = parsed.searchParams.get('host') ?? decodeURIComponent(parsed.hostname);
  if (host === '' || host.startsWith('/') || isLoopbackHost(host)) return false;
  return parsed.searchParams.get('sslmode') !== 'verify-full';
}

function needsTls({ SMTP_TLS, SMTP_URL }: z.output<typeof SettingsShape>): boolean {
  if (SMTP_TLS !== 'auto') return SMTP_TLS === 'required';
  return !isLoopbackHost(URL.parse(SMTP_URL ?? '')?.hostname ?? '');
}

function wantsDemoData(settings: z.output<typeof SettingsShape>, production: boolean): boolean {
  if (settings.DEMO_DATA === 'on' && production) {
    throw new SettingsError(
      'DEMO_DATA=on is refused in production (NODE_ENV=production, or a PUBLIC_URL beyond this machine): its passwords are public. Set DEMO_DATA=off.',
    );
  }
  if (settings.DEMO_DATA !== 'auto') return settings.DEMO_DATA === 'on';
  const local = isLoopbackHost(settings.HOST) && isLoopbackHost(new URL(settings.PUBLIC_URL).hostname);
  return local && !production;
}

function sentence(error: z.ZodError, values: Record<string, string | undefined>): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  if (values[name] === undefined) return `${name} is not set. Set ${name} (or ${name}_FILE for a secret).`;
  return `${name} is wrong: ${issue?.message}.`;
}
