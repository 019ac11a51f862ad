import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { freePorts } from '@gatehouse/embedded';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Check } from '../../nest-api/src/commands/doctor/check.js';
import { CHECKS } from '../../nest-api/src/commands/doctor/checks/index.js';
import { linesOf, summaryOf } from '../../nest-api/src/commands/doctor/report-lines.js';
import { type Result, runChecks } from '../../nest-api/src/commands/doctor/run-checks.js';
import { surroundingsOf, type Wishes } from '../../nest-api/src/commands/doctor/surroundings.js';
import { readSettings } from '../../nest-api/src/settings/settings.js';
import { startApi, type TestApi } from '../support/api.ts';
import { DnsServer } from '../support/dns-server.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { type Certificates, type Front, makeAuthority, startFront } from '../support/front.ts';

const SECRET = 'the internal secret of the tests, long enough';
const TRUSTED = getCACertificates('default');

let api: TestApi;
let owner: pg.Client;
let front: Front & { faults: Front['faults'] };
let authority: Certificates;
let good: { key: string; cert: string };
let dns: DnsServer;
let publicUrl: string;
let unused: number;
let env: Record<string, string>;

beforeAll(async () => {
  const [port = 0, closed = 0] = await freePorts(2);
  unused = closed;
  publicUrl = `https://localhost:${port}`;
  authority = makeAuthority();
  good = authority.issue('localhost', 60);
  api = await startApi({ env: { PUBLIC_URL: publicUrl } });
  front = await startFront(port, api.url, SECRET, good);
  dns = await DnsServer.start();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  env = {
    PUBLIC_URL: publicUrl,
    DATABASE_URL: api.database.appUrl,
    DATABASE_OWNER_URL: api.database.ownerUrl,
    DATABASE_MAINTENANCE_URL: api.database.maintenanceUrl,
    MASTER_KEY: api.settings.MASTER_KEY,
    INTERNAL_SECRET: SECRET,
    DNS_RESOLVERS: dns.address,
    GATEHOUSE_DATA_DIR: tmpdir(),
  };
  // A process sends its report in the background after startup.
  await vi.waitFor(async () => {
    expect((await owner.query('select 1 from instances')).rowCount).toBe(1);
  }, EVENTUALLY);
  await owner.query(REPORTS, [randomUUID()]);
});
beforeEach(() => setDefaultCACertificates([...TRUSTED, authority.ca]));
afterEach(() => {
  front.faults = {};
});
afterAll(async () => {
  setDefaultCACertificates(TRUSTED);
  await Promise.all([owner?.end(), dns?.stop(), front?.stop()]);
  await api?.stop();
  authority?.remove();
});

const REPORTS = `
  with web as (insert into instances (id, kind, host, pid, version, node_version, started_at, last_seen_at)
    select $1, 'web', 'a', 1, version, '24', now(), now() from instances where kind = 'api' limit 1),
  verified as (insert into audit_verifications values ('all', now(), 1, true))
  insert into job_runs (name, started_at, finished_at, succeeded_at) values ('health-samples', now(), now(), now())`;

/** The named checks and the checks that they depend on. */
function withNeeds(names: readonly string[]): Check[] {
  const wanted = new Set(names);
  for (const check of CHECKS.toReversed())
    if (wanted.has(check.name)) for (const name of check.needs ?? []) wanted.add(name);
  return CHECKS.filter(({ name }) => wanted.has(name));
}

async function finding(
  name: string,
  change: Record<string, string> = {},
  wishes: Wishes = {},
): Promise<Result> {
  const given = { ...env, ...change };
  const results = await runChecks(withNeeds([name]), surroundingsOf(readSettings(given), given, wishes));
  return results.at(-1) as Result;
}

/** Runs `work` between a manual database change and its reversal. */
async function withSql(change: string, back: string, work: () => Promise<void>): Promise<void> {
  await owner.query(change);
  try {
    await work();
  } finally {
    await owner.query(back);
  }
}

function result(status: Result['status'], found: string | RegExp, fix?: string) {
  return {
    status,
    found: expect.stringMatching(found),
    ...(fix && { fix: expect.stringContaining(fix) }),
  };
}

test('a healthy installation fails no check and reports each finding', async () => {
  const given = { ...env };
  const results = await runChecks(CHECKS, surroundingsOf(readSettings(given), given));
  expect(results.map(({ name }) => name)).toEqual(CHECKS.map(({ name }) => name));
  const notOk = results.filter(({ status }) => status !== 'ok');
  expect(Object.fromEntries(notOk.map(({ name, found }) => [name, found]))).toEqual({
    redirect: expect.stringContaining('HTTP_PORT'),
    mail: expect.stringContaining('SMTP_URL is not set'),
    backups: expect.stringContaining('not known'),
    ...Object.fromEntries(
      notOk.filter(({ name }) => name === 'disk').map(({ name, found }) => [name, found]),
    ),
  });
  expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
  expect(summaryOf(results)).toMatch(/^\d+ ok, \d+ warnings?, 0 failed, 2 skipped$/);
});

test('a line of the report has the fix below the finding', () => {
  expect(linesOf({ name: 'x', status: 'failed', found: 'It is broken.', fix: 'Mend it.' }, 6)).toBe(
    `failed   x       It is broken.\n${' '.repeat(17)}Fix: Mend it.`,
  );
});

test('no check depends on a later check', () => {
  const seen = new Set<string>();
  for (const { name, needs = [] } of CHECKS) {
    expect(needs.filter((need) => !seen.has(need))).toEqual([]);
    seen.add(name);
  }
});

test('a check whose dependency failed is skipped with the reason', async () => {
  const away = { PUBLIC_URL: `https://localhost:${unused}` };
  expect(await finding('cookies', away)).toMatchObject(result('skipped', 'security-headers'));
});

describe('the public address', () => {
  test('nothing answers', async () => {
    const away = { PUBLIC_URL: `https://localhost:${unused}` };
    expect(await finding('address', away)).toMatchObject(result('failed', 'ECONNREFUSED', 'PUBLIC_URL'));
  });

  test('its host has no IP address', async () => {
    // A label can have 63 characters at most, so no name server is queried.
    const unknown = { PUBLIC_URL: `https://${'x'.repeat(64)}.invalid` };
    expect(await finding('address', unknown)).toMatchObject(
      result('failed', 'has no address', 'A or AAAA record'),
    );
  });

  test.each([
    [502, 'API_PORT'],
    [404, 'routes of the proxy'],
  ])('the proxy returns %i', async (status, fix) => {
    front.faults = { answers: { '/.well-known/openid-configuration': status } };
    expect(await finding('address')).toMatchObject(result('failed', `status ${status}`, fix));
  });

  test('another issuer is published', async () => {
    front.faults = { answers: { '/.well-known/openid-configuration': '{"issuer":"http://localhost:3000"}' } };
    expect(await finding('discovery')).toMatchObject(result('failed', 'http://localhost:3000', 'PUBLIC_URL'));
  });

  test('an endpoint leads to another host', async () => {
    const metadata = { issuer: publicUrl, token_endpoint: 'https://other.test/token' };
    front.faults = { answers: { '/.well-known/openid-configuration': JSON.stringify(metadata) } };
    expect(await finding('discovery')).toMatchObject(result('failed', 'token_endpoint'));
  });

  test('anyone can read the metrics', async () => {
    front.faults = { answers: { '/metrics': '# HELP gatehouse_sign_ins_total Attempts\n' } };
    expect(await finding('private-endpoints')).toMatchObject(result('failed', '/metrics', 'proxy'));
  });

  test('keys in use are not published', async () => {
    const { keys } = (await (await fetch(`${api.url}/api/v1/oauth2/jwks`)).json()) as { keys: object[] };
    front.faults = { answers: { '/api/v1/oauth2/jwks': JSON.stringify({ keys: keys.slice(1) }) } };
    expect(await finding('published-keys')).toMatchObject(result('failed', 'not published', 'caches'));
    front.faults = { answers: { '/api/v1/oauth2/jwks': JSON.stringify({ keys: [{ ...keys[0], d: 'x' }] }) } };
    expect(await finding('published-keys')).toMatchObject(result('failed', 'private parts', 'Rotate'));
  });

  test.each([
    [20_000, 'warning'],
    [300_000, 'failed'],
  ] as const)('its clock is %i ms off', async (ms, status) => {
    front.faults = { date: new Date(Date.now() - ms) };
    expect(await finding('clock')).toMatchObject(
      result(status, 'the public address differs', 'time service'),
    );
  });
});

describe('TLS', () => {
  afterEach(() => front.restart(good));

  test('an unknown authority', async () => {
    setDefaultCACertificates(TRUSTED);
    expect(await finding('certificate')).toMatchObject(
      result('failed', 'not trusted', 'NODE_EXTRA_CA_CERTS'),
    );
  });

  test('a certificate of another host', async () => {
    await front.restart(authority.issue('other.test', 60));
    expect(await finding('certificate')).toMatchObject(result('failed', 'other.test, not for localhost'));
  });

  test.each([
    [5, 'warning', 'expires on'],
    [-1, 'failed', 'expired on'],
  ] as const)('a certificate with %i days left', async (days, status, found) => {
    await front.restart(authority.issue('localhost', days));
    expect(await finding('certificate')).toMatchObject(result(status, found, 'Renew'));
  });

  test('a deprecated version', async () => {
    await front.restart({ ...good, minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' });
    expect(await finding('tls-versions')).toMatchObject(result('failed', 'TLSv1', 'TLS 1.2'));
  });

  test('no current version', async () => {
    await front.restart({ ...good, maxVersion: 'TLSv1.2' });
    expect(await finding('tls-versions')).toMatchObject(result('warning', 'TLS 1.3'));
  });

  test.each([
    [{ location: 'https://localhost/login' }, 308, 'ok'],
    [{ location: 'http://localhost/other' }, 302, 'failed'],
    [{}, 200, 'failed'],
    [{}, 404, 'ok'],
  ] as const)('plain HTTP with %o and status %i is %s', async (headers, status, expected) => {
    const plain = createServer((_, response) => response.writeHead(status, headers).end()).listen(
      0,
      'localhost',
    );
    await once(plain, 'listening');
    const { port } = plain.address() as AddressInfo;
    expect((await finding('redirect', { HTTP_PORT: String(port) })).status).toBe(expected);
    plain.close();
  });
});

describe('the sign-in page', () => {
  test.each([
    ['strict-transport-security', null, 'warning', 'Strict-Transport-Security is missing'],
    ['strict-transport-security', 'max-age=60', 'warning', 'only max-age=60'],
    ['content-security-policy', null, 'failed', 'frame-ancestors'],
    [
      'content-security-policy',
      "script-src 'unsafe-inline'; frame-ancestors 'none'",
      'failed',
      'without scripts in the page',
    ],
    ['x-content-type-options', null, 'failed', 'nosniff'],
    ['referrer-policy', null, 'failed', 'Referrer-Policy'],
  ] as const)('with %s: %s', async (name, value, status, found) => {
    front.faults = { headers: { [name]: value } };
    expect(await finding('security-headers')).toMatchObject(result(status, found, 'proxy'));
  });

  test('is missing', async () => {
    front.faults = { answers: { '/login': 503 } };
    expect(await finding('security-headers')).toMatchObject(result('failed', 'status 503', 'WEB_PORT'));
  });

  test.each([
    ['__Host-a=b; Path=/; HttpOnly; SameSite=Lax', 'lacks Secure'],
    ['__Host-a=b; Path=/; Secure; SameSite=Lax', 'lacks HttpOnly'],
    ['__Host-a=b; Path=/; Secure; HttpOnly', 'lacks SameSite=Lax'],
    ['__Host-a=b; Path=/; Secure; HttpOnly; SameSite=None', 'lacks SameSite=Lax'],
    ['a=b; Path=/; Secure; HttpOnly; SameSite=Lax', 'the prefix __Host-'],
    ['__Host-a=b; Path=/x; Secure; HttpOnly; SameSite=Lax', 'Path=/'],
    ['__Host-a=b; Path=/; Secure; HttpOnly; SameSite=Lax; Domain=localhost', 'has a Domain'],
  ])('sets %s', async (cookie, found) => {
    front.faults = { headers: { 'set-cookie': [cookie] } };
    expect(await finding('cookies')).toMatchObject(result('failed', found, 'PUBLIC_URL'));
  });

  test('sets no cookie', async () => {
    front.faults = { headers: { 'set-cookie': null } };
    expect(await finding('cookies')).toMatchObject(result('warning', 'no cookie', 'Set-Cookie'));
  });
});

describe('a proxy that trusts its clients', () => {
  test('about the host', async () => {
    front.faults = { believesClients: true };
    expect(await finding('forwarded-host')).toMatchObject(result('failed', 'forged', 'TRUSTED_PROXIES'));
  });

  test('about their address', async () => {
    expect(await finding('forwarded-address')).toMatchObject(result('ok', '127\\.0\\.0\\.1'));
    front.faults = { believesClients: true };
    expect(await finding('forwarded-address')).toMatchObject(
      result('failed', 'the client chose', 'TRUSTED_PROXIES'),
    );
  });
});

describe('the database', () => {
  test('is unavailable', async () => {
    const away = { DATABASE_URL: 'postgres://gatehouse_app@127.0.0.1:1/none' };
    expect(await finding('database', away)).toMatchObject(result('failed', 'ECONNREFUSED', 'DATABASE_URL'));
  });

  test('is unavailable only to background work', async () => {
    const away = { DATABASE_MAINTENANCE_URL: 'postgres://gatehouse_maintenance@127.0.0.1:1/none' };
    const { status, found } = await finding('database', away);
    expect([status, found]).toEqual(['failed', expect.stringContaining('DATABASE_MAINTENANCE_URL')]);
  });

  test('has a standby that cannot be reached', async () => {
    const change = { DATABASE_READ_URL: 'postgres://gatehouse_app@127.0.0.1:1/none' };
    expect(await finding('standby', change)).toMatchObject(
      result('warning', 'ECONNREFUSED', 'DATABASE_READ_URL'),
    );
  });

  test('has an address of standbys that leads to a primary', async () => {
    const change = { DATABASE_READ_URL: api.database.appUrl };
    expect(await finding('standby', change)).toMatchObject(result('warning', 'primary', 'standbys only'));
    expect(await finding('standby', {})).toMatchObject({ status: 'ok' });
  });

  test('is on another machine, without verified TLS', async () => {
    const change = { DATABASE_URL: 'postgres://gatehouse_app@db.invalid/gatehouse' };
    expect(await finding('database-tls', change)).toMatchObject(
      result('warning', 'DATABASE_URL', 'verify-full'),
    );
  });

  test('serves requests as its owner', async () => {
    const change = { DATABASE_URL: api.database.ownerUrl };
    expect(await finding('database-roles', change)).toMatchObject(
      result('failed', 'does not restrict', 'gatehouse_app'),
    );
  });

  test('has a serving role that owns a table', () =>
    withSql(
      'grant create on schema public to gatehouse_person; alter table saved_views owner to gatehouse_person',
      'alter table saved_views owner to current_user; revoke create on schema public from gatehouse_person',
      async () => {
        expect(await finding('database-roles')).toMatchObject(
          result('failed', 'gatehouse_person: It owns tables'),
        );
      },
    ));

  test.each([
    [
      'alter table domains disable row level security',
      'alter table domains enable row level security',
      'disabled',
    ],
    [
      'create policy everyone on domains using (true)',
      'drop policy everyone on domains',
      'domains: The policy "everyone" applies to every role',
    ],
    [
      'create policy open on domains to gatehouse_app using (true)',
      'drop policy open on domains',
      'domains: The policy "open" does not compare the tenant',
    ],
    [
      'create policy open on devices for select to gatehouse_person using (true)',
      'drop policy open on devices',
      'devices: The policy "open" does not compare the user',
    ],
    [
      'create view all_domains as select * from domains',
      'drop view all_domains',
      'all_domains: The view runs with the rights of its owner',
    ],
    [
      'grant select on sign_in_attempts_failed to gatehouse_app',
      'revoke select on sign_in_attempts_failed from gatehouse_app',
      'sign_in_attempts_failed: The partition can be read',
    ],
  ])('after %s', (change, back, found) =>
    withSql(change, back, async () => {
      expect(await finding('isolation')).toMatchObject(result('failed', found, 'Restore the policies'));
    }),
  );

  test('lacks a policy', async () => {
    const [policy] = (
      await owner.query(`select pg_get_expr(polqual, polrelid) as rows from pg_policy
      where polrelid = 'domains'::regclass and polname = 'tenant'`)
    ).rows;
    await withSql(
      'drop policy tenant on domains',
      `create policy tenant on domains to gatehouse_app using (${policy.rows})`,
      async () => {
        expect(await finding('isolation')).toMatchObject(
          result('failed', 'domains: No policy lets gatehouse_app'),
        );
      },
    );
  });

  test('lacks a migration', () =>
    withSql(
      `update migrations set name = name || '_undone' where name like '%_audit'`,
      `update migrations set name = replace(name, '_undone', '') where name like '%_undone'`,
      async () => {
        expect(await finding('migrations')).toMatchObject(result('failed', 'pending', 'migrate'));
      },
    ));

  test('is ahead of this version', () =>
    withSql(
      `insert into migrations (name) values ('Migration20991231T0000_future')`,
      `delete from migrations where name like '%_future'`,
      async () => {
        expect(await finding('migrations')).toMatchObject(result('warning', '1 migrations'));
      },
    ));
});

describe('keys', () => {
  const other = `other:${Buffer.alloc(32, 9).toString('base64')}`;

  test('the master key decrypts no stored secret', async () => {
    const { found, ...rest } = await finding('master-key', { MASTER_KEY: other });
    expect(rest).toMatchObject({ status: 'failed', fix: expect.stringContaining('MASTER_KEYS_OLD') });
    expect(found).toContain('signing_keys.private_jwk');
  });

  test('an old key is still in use', async () => {
    const change = { MASTER_KEY: other, MASTER_KEYS_OLD: api.settings.MASTER_KEY };
    expect(await finding('master-key', change)).toMatchObject(
      result('warning', 'MASTER_KEYS_OLD', 'rotate-master-key'),
    );
  });

  test('no URL of the owner is set, which is the only role that can read every secret', async () => {
    expect(await finding('master-key', { DATABASE_OWNER_URL: '' })).toMatchObject(
      result('skipped', 'DATABASE_OWNER_URL'),
    );
  });

  test('a signing key is too old', () =>
    withSql(
      `update signing_keys set activated_at = activated_at - interval '100 days' where status = 'current'`,
      `update signing_keys set activated_at = activated_at + interval '100 days' where status = 'current'`,
      async () => {
        expect(await finding('signing-keys')).toMatchObject(
          result('failed', 'since 100 days', 'signing-keys'),
        );
      },
    ));

  test('there is no next key', () =>
    withSql(
      `update signing_keys set status = 'retired' where status = 'next'`,
      `update signing_keys set status = 'next' where status = 'retired'`,
      async () => {
        expect(await finding('signing-keys')).toMatchObject(result('warning', 'no next key', 'Rotate'));
      },
    ));
});

describe('background work', () => {
  test('no web app reports', () =>
    withSql(
      `update instances set last_seen_at = last_seen_at - interval '1 hour' where kind = 'web'`,
      `update instances set last_seen_at = now() where kind = 'web'`,
      async () => {
        expect(await finding('processes')).toMatchObject(result('failed', 'web', 'INTERNAL_SECRET'));
      },
    ));

  test('processes differ', async () => {
    const id = randomUUID();
    await owner.query(
      `insert into instances (id, kind, host, pid, version, node_version, started_at, last_seen_at, master_keys)
       values ($1, 'api', 'b', 2, '0.0.1', '24', now(), now(), '{test}')`,
      [id],
    );
    expect(await finding('processes')).toMatchObject(result('warning', '0\\.0\\.1', 'upgrade'));
    await owner.query(`update instances set master_keys = '{k9}' where id = $1`, [id]);
    expect(await finding('processes')).toMatchObject(result('failed', 'k9', 'MASTER_KEY'));
    await owner.query('delete from instances where id = $1', [id]);
  });

  test('no job runs', () =>
    withSql(
      `update job_runs set finished_at = now() - interval '1 hour'`,
      'update job_runs set finished_at = now()',
      async () => {
        expect(await finding('jobs')).toMatchObject(
          result('failed', 'No job ran for 60 minutes', 'API process'),
        );
      },
    ));

  test('a job failed', () =>
    withSql(
      `insert into job_runs values ('tenant-erasure', now(), now(), null, 'RangeError')`,
      `delete from job_runs where name = 'tenant-erasure'`,
      async () => {
        expect(await finding('jobs')).toMatchObject(
          result('warning', 'tenant-erasure \\(RangeError\\)', 'Task Management'),
        );
      },
    ));

  test('the audit log was changed, or was never verified', async () => {
    await withSql(
      'update audit_verifications set sound = false',
      'update audit_verifications set sound = true',
      async () => {
        expect(await finding('audit-log')).toMatchObject(result('failed', 'changed events', 'verify-audit'));
      },
    );
    await withSql(
      'delete from audit_verifications',
      `insert into audit_verifications values ('all', now(), 1, true)`,
      async () => {
        expect(await finding('audit-log')).toMatchObject(result('warning', 'never verified', '--heads'));
      },
    );
  });
});

describe('mail', () => {
  test('nothing listens', async () => {
    const change = { SMTP_URL: `smtp://127.0.0.1:${unused}` };
    expect(await finding('mail', change)).toMatchObject(result('failed', 'ECONNREFUSED|ESOCKET', 'SMTP_URL'));
  });

  test('production has no server', async () => {
    expect(await finding('mail', { NODE_ENV: 'production' })).toMatchObject(
      result('failed', 'SMTP_URL is not set', 'SMTP_URL'),
    );
  });

  test('the server offers no TLS, or rejects the login', async () => {
    const server = await smtpServer();
    const url = `smtp://user:wrong@127.0.0.1:${server.port}`;
    expect(await finding('mail', { SMTP_URL: url, SMTP_TLS: 'required' })).toMatchObject(
      result('failed', 'ETLS|ECONNECTION|EPROTOCOL', 'smtps'),
    );
    expect(await finding('mail', { SMTP_URL: url })).toMatchObject(
      result('failed', 'EAUTH', 'password in SMTP_URL'),
    );
    server.close();
  });

  test('the sender belongs to no domain', async () => {
    const server = await smtpServer();
    const change = { NODE_ENV: 'production', SMTP_URL: `smtp://127.0.0.1:${server.port}` };
    expect(await finding('mail', change)).toMatchObject(result('warning', 'MAIL_FROM is', 'SPF'));
    expect(server.received()).not.toContain('DATA');
    server.close();
  });

  test('an email is sent on request', async () => {
    const server = await smtpServer();
    const change = { SMTP_URL: `smtp://127.0.0.1:${server.port}` };
    expect(await finding('mail', change, { mail: 'ops@example.test' })).toMatchObject(
      result('ok', 'ops@example\\.test'),
    );
    expect(server.received()).toContain('Gatehouse test email');
    server.close();
  });
});

/** A minimal SMTP server that accepts an email and rejects every login. */
async function smtpServer() {
  let received = '';
  const server = createTcpServer((socket) => {
    let isMessage = false;
    socket.write('220 mail.test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received += chunk;
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        if (isMessage && line !== '.') continue;
        isMessage = line === 'DATA';
        socket.write(replyTo(line));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, received: () => received, close: () => server.close() };
}

function replyTo(line: string): string {
  if (line.startsWith('EHLO')) return '250-mail.test\r\n250 AUTH PLAIN\r\n';
  if (line === 'STARTTLS') return '502 no\r\n';
  if (line.startsWith('AUTH')) return '535 no\r\n';
  return line === 'DATA' ? '354 go\r\n' : '250 ok\r\n';
}

test('the resolver does not answer', async () => {
  dns.failing.add('_gatehouse-doctor.doctor.invalid');
  expect(await finding('dns')).toMatchObject(result('failed', 'ESERVFAIL', 'DNS_RESOLVERS'));
  dns.failing.clear();
  expect((await finding('dns')).status).toBe('ok');
});

describe('backups', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-backups-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const backups = () => finding('backups', {}, { backup: folder });

  test('the newest file is missing, empty, old or good', async () => {
    expect(await backups()).toMatchObject(result('failed', 'no backup', '--backup'));
    const file = join(folder, 'gatehouse.dump');
    writeFileSync(file, '');
    expect(await backups()).toMatchObject(result('failed', 'is empty'));
    writeFileSync(file, 'PGDMP');
    expect(await backups()).toMatchObject(result('ok', '0 hours old'));
    const before = new Date(Date.now() - 27 * 3_600_000);
    utimesSync(file, before, before);
    expect(await backups()).toMatchObject(result('failed', '27 hours old', 'take one now'));
  });
});

test('the data directory cannot be read', async () => {
  expect(await finding('disk', { GATEHOUSE_DATA_DIR: '/nowhere' })).toMatchObject(
    result('failed', '/nowhere', 'GATEHOUSE_DATA_DIR'),
  );
  expect(await finding('disk', { GATEHOUSE_DATA_DIR: '' })).toMatchObject(
    result('skipped', 'another machine'),
  );
});
