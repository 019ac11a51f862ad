import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.js';

const enough = {
  DATABASE_URL: 'postgres://gatehouse_app@localhost/gatehouse',
  MASTER_KEY: `k1:${Buffer.alloc(32).toString('base64')}`,
  INTERNAL_SECRET: 'x'.repeat(32),
};

test('missing settings have defaults', () => {
  const settings = readSettings(enough);
  expect([settings.API_PORT, settings.PUBLIC_URL, settings.production]).toEqual([
    8080,
    'http://localhost:3000',
    false,
  ]);
});

test.each([
  [{ DATABASE_URL: undefined }, /^DATABASE_URL is not set/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is wrong: must begin with postgres/],
  [{ API_PORT: 'eighty' }, /^API_PORT is wrong/],
  [{ PUBLIC_URL: 'https://id.example/sub' }, /^PUBLIC_URL is wrong: must be an origin/],
  [{ PUBLIC_URL: 'http://id.example' }, /^PUBLIC_URL is wrong: must begin with https:/],
  [{ PUBLIC_URL: 'http://192.168.1.5:3000' }, /^PUBLIC_URL is wrong: must begin with https:/],
  [{ PUBLIC_URL: 'http://127.0.0.1.example' }, /^PUBLIC_URL is wrong: must begin with https:/],
  [{ GOOGLE_ISSUER: 'http://accounts.example' }, /^GOOGLE_ISSUER is wrong: must begin with https:/],
  [{ MASTER_KEY: 'k1:short' }, /^MASTER_KEY is wrong/],
  [{ INTERNAL_SECRET: 'short' }, /^INTERNAL_SECRET is wrong/],
  [{ SMTP_URL: 'http://mail' }, /^SMTP_URL is wrong/],
])('%o is rejected with the name of the setting', (change, message) => {
  expect(() => readSettings({ ...enough, ...change })).toThrow(message);
});

test('a secret can come from a file, but not from a file and a variable', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'gh-')), 'secret');
  writeFileSync(file, `${'y'.repeat(40)}\n`);
  const { INTERNAL_SECRET: _, ...rest } = enough;

  expect(readSettings({ ...rest, INTERNAL_SECRET_FILE: file }).INTERNAL_SECRET).toBe('y'.repeat(40));
  writeFileSync(`${file}.empty`, '\n');
  expect(readSettings({ ...enough, SMTP_URL_FILE: `${file}.empty` }).SMTP_URL).toBeUndefined();
  expect(() => readSettings({ ...enough, INTERNAL_SECRET_FILE: file })).toThrow(/either/);
  expect(() => readSettings({ ...rest, INTERNAL_SECRET_FILE: '/nowhere' })).toThrow(
    /can't be read \(ENOENT\)/,
  );
});

test.each([
  [{}, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://id.example' }, false],
  [{ HOST: '0.0.0.0', DEMO_DATA: 'on' }, true],
  [{ DEMO_DATA: 'off' }, false],
  [{ NODE_ENV: 'production' }, false],
])('demo data is enabled with %o: %s', (change, wanted) => {
  expect(readSettings({ ...enough, ...change }).demoData).toBe(wanted);
});

const PRODUCTIONS = [{ NODE_ENV: 'production' }, { PUBLIC_URL: 'https://id.example' }];

test.each(PRODUCTIONS)('%o means production, which rejects demo data', (production) => {
  expect(readSettings({ ...enough, ...production }).production).toBe(true);
  expect(() => readSettings({ ...enough, ...production, DEMO_DATA: 'on' })).toThrow(
    /^DEMO_DATA=on is refused in production/,
  );
});

test.each([...PRODUCTIONS, { HOST: '0.0.0.0' }, { DEMO_DATA: 'off' }])(
  'loopback is not allowed with %o, because demo data is disabled',
  (change) => {
    const settings = readSettings({ ...enough, ...change });
    expect([settings.demoData, settings.OUTBOUND_ALLOW]).toEqual([false, []]);
    for (const range of ['127.0.0.0/8', '127.0.0.1/32', '::1/128', '10.0.0.0/8,127.0.0.1/32'])
      expect(() => readSettings({ ...enough, ...change, OUTBOUND_ALLOW: range }), range).toThrow(
        /^OUTBOUND_ALLOW is wrong: (127|::1).* is this machine itself/,
      );
    expect(readSettings({ ...enough, ...change, OUTBOUND_ALLOW: '10.0.0.0/8' }).OUTBOUND_ALLOW).toEqual([
      '10.0.0.0/8',
    ]);
  },
);

test.each([
  ['GOOGLE_ISSUER', 'http://127.0.0.1:9009/google'],
  ['MICROSOFT_LOGIN_URL', 'https://localhost/microsoft'],
])('production rejects %s=%s, which has no real authentication', (name, url) => {
  expect(readSettings({ ...enough, [name]: url })).toMatchObject({ [name]: url });
  for (const production of PRODUCTIONS)
    expect(() => readSettings({ ...enough, ...production, [name]: url })).toThrow(
      new RegExp(`^${name} is wrong: in production`),
    );
});

test.each(['9.9.9.9', '127.0.0.1:5353', '2620:fe::fe', '[2620:fe::fe]:53'])('%s is a resolver', (address) => {
  expect(readSettings({ ...enough, DNS_RESOLVERS: address }).DNS_RESOLVERS).toEqual([address]);
});

test.each(['dns.example', '9.9.9', '9.9.9.9:port'])('%s is not a resolver', (address) => {
  expect(() => readSettings({ ...enough, DNS_RESOLVERS: address })).toThrow(/^DNS_RESOLVERS is wrong/);
});

test.each([
  [{ SMTP_URL: 'smtp://mail.example:587' }, true],
  [{ SMTP_URL: 'smtp://127.0.0.1:1025' }, false],
  [{ SMTP_URL: 'smtp://localhost:1025' }, false],
  [{ SMTP_URL: 'smtp://localhost.example:25' }, true],
  [{ SMTP_URL: 'smtp://mail.example:25', SMTP_TLS: 'optional' }, false],
  [{ SMTP_URL: 'smtp://localhost:25', SMTP_TLS: 'required' }, true],
])('SMTP requires TLS with %o: %s', (change, required) => {
  expect(readSettings({ ...enough, ...change }).smtpNeedsTls).toBe(required);
});

test.each([
  ['postgres://a@localhost/g', []],
  ['postgres://a@127.0.0.1:5433/g', []],
  ['postgres://a@/g?host=/var/run/postgresql', []],
  ['postgres://a@db.example/g', ['DATABASE_URL']],
  ['postgres://a@10.0.0.5/g?sslmode=require', ['DATABASE_URL']],
  ['postgres://a@db.example/g?sslmode=disable', ['DATABASE_URL']],
  ['postgres://a@localhost/g?host=db.example', ['DATABASE_URL']],
  ['postgres://a@db.example/g?sslmode=verify-full', []],
])('a database on another machine is reported unless TLS verifies it: %s', (url, plain) => {
  const given = { ...enough, DATABASE_URL: url };
  expect(readSettings(given).plainDatabases).toEqual(plain);
  expect(readSettings({ ...given, DATABASE_TLS: 'optional' }).plainDatabases).toEqual([]);
  const required = () => readSettings({ ...given, DATABASE_TLS: 'required' });
  if (plain.length > 0) expect(required).toThrow('DATABASE_URL is wrong: DATABASE_TLS=required needs');
  else expect(required().plainDatabases).toEqual([]);
});

test.each([
  ['postgres://a:other@standby.example/g', null],
  [
    'postgres://owner@standby.example/g',
    'DATABASE_READ_URL is wrong: it must have the user of DATABASE_URL.',
  ],
  ['standby.example', 'DATABASE_READ_URL is wrong: must begin with postgres://'],
])('the address of standbys has the user of the primary: %s', (url, message) => {
  const read = () =>
    readSettings({ ...enough, DATABASE_URL: 'postgres://a:secret@localhost/g', DATABASE_READ_URL: url });
  if (message) expect(read).toThrow(message);
  else expect(read().plainDatabases).toEqual(['DATABASE_READ_URL']);
});

test('the host for certificates is not that of the pages, and has TLS', () => {
  const read = (MTLS_URL: string) =>
    readSettings({ ...enough, PUBLIC_URL: 'https://id.example.com', DEMO_DATA: 'off', MTLS_URL }).MTLS_URL;
  expect(readSettings(enough).MTLS_URL).toBeUndefined();
  expect(read('https://mtls.example.com/')).toBe('https://mtls.example.com');
  expect(read('https://id.example.com:8443')).toBe('https://id.example.com:8443');
  expect(() => read('https://id.example.com')).toThrow('MTLS_URL is wrong: it must have another host');
  expect(() => read('http://localhost:3001')).toThrow('MTLS_URL is wrong: must begin with https://');
});

test('TLS of the API requires a certificate and a key', () => {
  const API_TLS_CERT = '-----BEGIN CERTIFICATE-----\nx';
  const API_TLS_KEY = '-----BEGIN PRIVATE KEY-----\ny';
  expect(readSettings(enough).tls).toBeNull();
  expect(readSettings({ ...enough, API_TLS_CERT, API_TLS_KEY }).tls).toEqual({
    cert: API_TLS_CERT,
    key: API_TLS_KEY,
  });
  for (const half of [{ API_TLS_CERT }, { API_TLS_KEY }])
    expect(() => readSettings({ ...enough, ...half })).toThrow('Set API_TLS_CERT and API_TLS_KEY together');
  expect(() => readSettings({ ...enough, API_TLS_CERT: 'x' })).toThrow('API_TLS_CERT is wrong');
});
