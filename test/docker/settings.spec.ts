import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PLATFORM_ADDRESS_SETTINGS, PLATFORM_CLIENT_SETTINGS } from '@gatehouse/contracts';
import { ROOT, readSettings } from '@gatehouse/embedded';
import { expect, test } from 'vitest';
import { readCompose } from './files.ts';

const source = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const example = source('.env.example');
const names = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''));

/** Every setting that any of the three readers knows. */
const known = new Set([
  ...names(
    source('nest-api/src/settings/settings.ts'),
    /^ {2}([A-Z][A-Z_]+): (?:z|port|origin|list|postgresUrl|networkDatabase|emailAddress)/gm,
  ),
  ...Object.keys(PLATFORM_ADDRESS_SETTINGS),
  ...PLATFORM_CLIENT_SETTINGS,
  ...names(
    source('remix-app/app/server/settings.server.ts'),
    /^ {2}([A-Z][A-Z_]+): (?:z|port|httpAddress|publicAddress|emailAddress)/gm,
  ),
  ...names(source('remix-app/server/preload.mjs'), /process\.env\.([A-Z_]+)/g),
  ...names(source('remix-app/server/own-tls.mjs'), /'(WEB_TLS_[A-Z]+)'/g),
  ...names(source('libs/embedded/src/settings.ts'), /(?:check|text)\('([A-Z_]+)'/g),
]);
const documented = names(example, /^#?([A-Z][A-Z_]+)=/gm);
const SECRETS =
  /^(MASTER_KEYS?(_OLD)?|INTERNAL_SECRET|SMTP_URL|\w+_CLIENT_SECRET|\w+_PRIVATE_KEY|DATABASE_(OWNER_|MAINTENANCE_|READ_)?URL|DATABASE_\w+_PASSWORD)$/;

/** Settings of Node or Caddy. */
const OTHERS = ['NODE_EXTRA_CA_CERTS', 'GATEHOUSE_SITE', 'TRUSTED_PROXIES'];

/** Settings that have no use in containers, with the reason. */
const NOT_IN_COMPOSE: Record<string, string> = {
  PORT: 'Caddy is the origin: HTTPS_PORT and PUBLIC_URL',
  HOST: 'Caddy is the origin',
  SANDBOX_PORT: 'comes with demo data, which is for one machine',
  GATEHOUSE_DATA_DIR: 'the volumes and docker/secrets hold the data',
  LOG_OUTPUT: 'containers log to the engine',
  API_PROCESSES: 'the engine runs replicas',
  WEB_PROCESSES: 'as API_PROCESSES',
  API_TLS_CERT: 'all containers are on one machine, in networks of their own',
  API_TLS_KEY: 'as API_TLS_CERT',
  WEB_TLS_CERT: 'as API_TLS_CERT',
  WEB_TLS_KEY: 'as API_TLS_CERT',
  API_URL: 'as API_TLS_CERT',
  DATABASE_READ_URL: 'compose.ha.yaml has standbys',
  BACKUP_TARGET: 'the supervisor of npm start takes the backups',
  BACKUP_RECIPIENT: 'as BACKUP_TARGET',
  BACKUP_EVERY_HOURS: 'as BACKUP_TARGET',
  BACKUP_KEEP: 'as BACKUP_TARGET',
  BACKUP_DRILL_IDENTITY: 'as BACKUP_TARGET',
  BACKUP_SPOOL: 'as BACKUP_TARGET',
  BACKUP_REGION: 'as BACKUP_TARGET',
  BACKUP_ENDPOINT: 'as BACKUP_TARGET',
  BACKUP_ACCESS_KEY_ID: 'as BACKUP_TARGET',
  BACKUP_SECRET_ACCESS_KEY: 'as BACKUP_TARGET',
};

test('.env.example lists every setting that is read, and no others', () => {
  expect([...documented].sort()).toEqual([...known].sort());
});

test('an unchanged .env.example equals the defaults', () => {
  expect(readSettings(parseEnv(example))).toEqual(readSettings({}));
});

test.each(Object.entries(readCompose('compose.yaml').services))(
  '%s gets only existing settings',
  (name, service) => {
    const given = Object.keys(service.environment ?? {});
    if (name === 'postgres')
      return expect(given.every((setting) => setting.startsWith('POSTGRES_'))).toBe(true);
    for (const setting of given.filter((one) => !OTHERS.includes(one))) {
      const plain = setting.replace(/_FILE$/, '');
      expect(known, setting).toContain(plain);
      if (plain !== setting) expect(plain).toMatch(SECRETS);
    }
  },
);

test('every setting of .env.example can be set in Compose, or has no use there', () => {
  const services = Object.values(readCompose('compose.yaml').services);
  const given = services.flatMap(({ environment }) =>
    Object.keys(environment ?? {}).map((name) => name.replace(/_FILE$/, '')),
  );
  const missing = [...documented].filter((name) => !given.includes(name));
  expect(missing.sort()).toEqual(Object.keys(NOT_IN_COMPOSE).sort());
});

/** Fixed because of containers or production. */
const FIXED = new Set([
  // The default for one machine.
  'DATABASE_TLS',
  'NODE_ENV',
  'DEMO_DATA',
  'NODE_EXTRA_CA_CERTS',
  'API_HOST',
  'API_PORT',
  'WEB_HOST',
  'WEB_PORT',
]);

test('Compose passes on the settings that are set, and leaves others at their default', () => {
  for (const [name, { environment = {} }] of Object.entries(readCompose('compose.yaml').services)) {
    if (name === 'postgres' || name === 'caddy') continue;
    for (const [setting, value] of Object.entries(environment)) {
      if (FIXED.has(setting) || setting === 'PUBLIC_URL') continue;
      if (setting.endsWith('_FILE')) expect(value).toMatch(/^\/run\/secrets\/[a-z_]+$/);
      else expect(value).toBe(`\${${setting}:-}`);
    }
  }
});
