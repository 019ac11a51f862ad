import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { OperatorError } from './operator-error.ts';
import { ROOT } from './repository.ts';
import { processesByCores, readEnvironment, readSettings } from './settings.ts';

test('the environment overrides .env, which is optional', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'gh-env-')), '.env');
  expect(readEnvironment({ PORT: '4000' }, file)).toEqual({ PORT: '4000' });
  writeFileSync(file, 'PORT=5000\n# a remark\nMAIL_FROM="Gatehouse <id@example.com>"\n');
  expect(readEnvironment({ PORT: '4000' }, file)).toEqual({
    PORT: '4000',
    MAIL_FROM: 'Gatehouse <id@example.com>',
  });
  rmSync(dirname(file), { recursive: true });
});

test('every setting is optional', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    apiHost: '127.0.0.1',
    apiPort: 8080,
    apiProcesses: processesByCores(availableParallelism()).api,
    webHost: '127.0.0.1',
    webPort: 3001,
    webProcesses: processesByCores(availableParallelism()).web,
    sandboxPort: 9009,
    publicUrl: 'http://localhost:3000',
    dataDir: `${ROOT}/.data`,
    databaseUrl: undefined,
    demoData: true,
    trustedProxies: [],
    logOutput: 'files',
    backup: undefined,
  });
});

test('backups require a target and a recipient', () => {
  const recipient = `age1${'q'.repeat(58)}`;
  expect(readSettings({ BACKUP_TARGET: 'backups', BACKUP_RECIPIENT: recipient }).backup).toEqual({
    place: {
      address: `${ROOT}/backups`,
      endpoint: 'https://s3.us-east-1.amazonaws.com',
      region: 'us-east-1',
      accessKeyId: '',
      secretAccessKey: '',
    },
    recipient,
    everyHours: 24,
    keep: 7,
    drillIdentity: undefined,
    spool: undefined,
  });
  expect(readSettings({ BACKUP_RECIPIENT: recipient }).backup).toBeUndefined();
});

test('the public URL contains the port by default and has no trailing slash', () => {
  expect(readSettings({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  expect(readSettings({ PUBLIC_URL: 'https://id.example/' }).publicUrl).toBe('https://id.example');
});

test.each([
  [{ PORT: 'abc' }, 'PORT: "abc" is not a port: give a number from 1 to 65535.'],
  [{ PORT: '70000' }, 'PORT: "70000" is not a port: give a number from 1 to 65535.'],
  [{ API_PORT: '3000' }, "API_PORT: 3000 is another setting's port too: give each its own."],
  [{ PUBLIC_URL: 'example.com' }, /^PUBLIC_URL: "example.com" is not a URL/],
  [{ PUBLIC_URL: 'ftp://example.com' }, /^PUBLIC_URL: .* is not http or https/],
  [{ PUBLIC_URL: 'https://id.example/gatehouse' }, /^PUBLIC_URL: .* is more than an origin/],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL: is not a URL such as postgres:/],
  [{ DATABASE_URL: 'postgres://a/b', DATABASE_URL_FILE: '/x' }, /^DATABASE_URL: is given together with/],
  [
    { DATABASE_URL_FILE: '/nowhere' },
    /^DATABASE_URL: DATABASE_URL_FILE names \/nowhere, which cannot be read/,
  ],
  [{ DEMO_DATA: 'yes' }, 'DEMO_DATA: "yes" is none of auto, on, off.'],
  [{ DEMO_DATA: 'on', NODE_ENV: 'production' }, /^DEMO_DATA: is refused in production/],
  [{ DEMO_DATA: 'on', PUBLIC_URL: 'https://id.example' }, /^DEMO_DATA: is refused in production/],
  [{ PUBLIC_URL: 'http://id.example' }, /^PUBLIC_URL: .* is plain http, which is for this machine only/],
  [{ PUBLIC_URL: 'http://10.0.0.1' }, /^PUBLIC_URL: .* is plain http, which is for this machine only/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES: "10.0.0.0\/33" is not an address or CIDR/],
  [{ GATEHOUSE_DATA_DIR: '/tmp/$(reboot)' }, /^GATEHOUSE_DATA_DIR: .* give a plainer path/],
  [{ LOG_OUTPUT: 'syslog' }, 'LOG_OUTPUT: "syslog" is neither files nor console.'],
  [{ API_PROCESSES: '0' }, /^API_PROCESSES: "0" is not a number of processes/],
  [{ API_PROCESSES: '17' }, /^API_PROCESSES: "17" is not a number of processes/],
  [{ BACKUP_TARGET: '/srv/backups' }, /^BACKUP_RECIPIENT: "" is no recipient of age/],
  [{ BACKUP_TARGET: 's3:bucket' }, /^BACKUP_TARGET: "s3:bucket" is no bucket/],
  [{ BACKUP_TARGET: 's3://bucket/x' }, /^BACKUP_TARGET: is a bucket: set BACKUP_ACCESS_KEY_ID/],
  [
    { BACKUP_TARGET: '/srv/x', BACKUP_ENDPOINT: 'storage' },
    /^BACKUP_TARGET: BACKUP_ENDPOINT is not an origin/,
  ],
  [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP: "0" is not a number from 1 to 9999.'],
  [{ BACKUP_EVERY_HOURS: '1.5' }, 'BACKUP_EVERY_HOURS: "1.5" is not a number from 1 to 9999.'],
  [{ WEB_PROCESSES: '2.5' }, /^WEB_PROCESSES: "2.5" is not a number of processes/],
])('%o is rejected with a message that names the setting', (env, message) => {
  const read = () => readSettings(env);
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(message);
});

test.each([
  [1, { api: 1, web: 1 }],
  [2, { api: 1, web: 1 }],
  [4, { api: 2, web: 1 }],
  [8, { api: 4, web: 2 }],
  [64, { api: 8, web: 8 }],
])('%i cores run %o by default', (cores, processes) => {
  expect(processesByCores(cores)).toEqual(processes);
});

test('several errors are reported together, one per line', () => {
  expect(() => readSettings({ PORT: 'x', WEB_PORT: 'y' })).toThrow(/^PORT: .*\nWEB_PORT: .*$/);
});

test.each([
  [{}, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://id.example' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ DEMO_DATA: 'off' }, false],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, true],
])('with %o, the demo data is loaded: %s', (env, loaded) => {
  expect(readSettings(env).demoData).toBe(loaded);
});
