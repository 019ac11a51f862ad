import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AuditQueue } from '../../nest-api/src/audit/audit-queue.js';
import { Changes } from '../../nest-api/src/database/changes.js';
import { Lookups } from '../../nest-api/src/database/lookups.js';
import type { TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person } from '../support/data.ts';
import { aClient, RelyingParty } from '../support/relying-party.ts';
import { type TwoProcesses, twoProcesses } from '../support/two-processes.ts';

const OFFLINE = { scope: 'openid offline_access', prompt: 'consent' };

let processes: TwoProcesses;
let owner: pg.Pool;
/** The process that issues codes and tokens and keeps them in memory. */
let issuer: TestApi;
let other: TestApi;
let superadmin: ApiCaller;
let app: RelyingParty;
let person: Person;
let browser: Browser;

beforeAll(async () => {
  processes = await twoProcesses();
  ({ owner, superadmin, api: issuer, other } = processes);
});
afterAll(() => processes?.stop());
beforeEach(async () => {
  app = await RelyingParty.discover(issuer, await aClient(superadmin, { skip_consent: true }));
  person = await aPerson(issuer, { tenantId: (await aTenant(issuer)).id });
  browser = new Browser(issuer);
  await browser.signIn(person);
});

async function aCode() {
  const request = await app.request({ scope: 'openid' });
  return { request, callback: await browser.follow(request.url) };
}

const refreshToken = async () => String((await app.signIn(browser, OFFLINE)).refresh_token);

/** Afterward, the issuer serves the authorization from memory. */
async function holdAuthorization(): Promise<void> {
  await issuer.app.get(Changes).catchUp();
  await aCode();
}

/** Names of the statements about codes and tokens that a process runs during `work`. */
async function statements(at: TestApi, work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(at.app.get(Lookups), 'query');
  await work().catch(() => undefined);
  const names = query.mock.calls.map(([name]) => name).filter((name) => /artifact|authorization/.test(name));
  query.mockRestore();
  return names;
}

/** Makes a change without notifying any process. */
async function unnoticed(table: string, statement: string): Promise<void> {
  await owner.query(`begin; alter table ${table} disable trigger all; ${statement};
    alter table ${table} enable trigger all; commit`);
}

async function reuses(): Promise<number> {
  await Promise.all([issuer, other].map(({ app }) => app.get(AuditQueue).flush()));
  const { rows } = await owner.query<{ reuses: number }>(
    `select count(*)::int as reuses from audit_events
     where event ->> 'action' = 'token.reuse_detected' and event #>> '{actor,id}' = $1`,
    [person.id],
  );
  return rows[0]?.reuses ?? 0;
}

test('a code that another process exchanged counts as reused at the process that issued it', async () => {
  const { request, callback } = await aCode();
  app.moveTo(other);
  const tokens = await app.redeem(callback, request);
  app.moveTo(issuer);
  await expect(app.redeem(callback, request)).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(app.userinfo(tokens.access_token, person.id)).rejects.toThrow();
  expect(await reuses()).toBe(1);
});

test('a refresh token that another process rotated gets the same successor within the grace period', async () => {
  const token = await refreshToken();
  app.moveTo(other);
  const first = await app.refresh(token);
  app.moveTo(issuer);
  expect((await app.refresh(token)).refresh_token).toBe(first.refresh_token);
});

test('a refresh token that another process rotated long ago ends all tokens', async () => {
  const token = await refreshToken();
  app.moveTo(other);
  const { access_token } = await app.refresh(token);
  await owner.query(
    `update oauth_artifacts set consumed_at = consumed_at - interval '1 hour' where kind = 'RefreshToken'`,
  );
  app.moveTo(issuer);
  await expect(app.refresh(token)).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(app.userinfo(access_token, person.id)).rejects.toThrow();
  expect(await reuses()).toBe(1);
});

test('a refresh token whose successor another process used counts as reused after the grace period', async () => {
  const token = await refreshToken();
  app.moveTo(other);
  await app.refresh(String((await app.refresh(token)).refresh_token));
  await owner.query(
    `update oauth_artifacts set consumed_at = consumed_at - interval '1 minute' where kind = 'RefreshToken'`,
  );
  app.moveTo(issuer);
  await expect(app.refresh(token)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect(await reuses()).toBe(1);
});

test.each([
  [
    'the authorization ended',
    'oauth_authorizations',
    () => `delete from oauth_authorizations where user_id = '${person.id}'`,
  ],
  [
    'the application was disabled and enabled again',
    'oauth_clients',
    () => `update oauth_clients set authorized_since = now()`,
  ],
  [
    'it expired',
    'oauth_artifacts',
    () => `update oauth_artifacts set payload = jsonb_set(payload, '{exp}', '1') where consumed_at is null`,
  ],
  ['it was deleted', 'oauth_artifacts', () => 'delete from oauth_artifacts where consumed_at is null'],
])('the statement itself rejects a code and a refresh token in memory when %s', async (_what, table, sql) => {
  const token = await refreshToken();
  await holdAuthorization();
  const { request, callback } = await aCode();
  await unnoticed(table, sql());
  const refresh = () => app.refresh(token);
  const redeem = () => app.redeem(callback, request);
  for (const exchange of [redeem, refresh]) {
    // Memory then answers for one second, however busy the machine is.
    await issuer.app.get(Changes).catchUp();
    const refused = exchange();
    expect(await statements(issuer, () => refused)).toEqual(['artifact-exchange']);
    await expect(refused).rejects.toMatchObject({ error: 'invalid_grant' });
  }
});

test('a refresh does not wait for another exchange of its authorization', async () => {
  const token = await refreshToken();
  const exchange = await owner.connect();
  try {
    await exchange.query('begin');
    await exchange.query('update oauth_authorizations set last_used_at = now() where user_id = $1', [
      person.id,
    ]);
    expect((await app.refresh(token)).refresh_token).toBeDefined();
  } finally {
    await exchange.query('rollback');
    exchange.release();
  }
});

test('after a rejected attempt, the database is read', async () => {
  await holdAuthorization();
  const { request, callback } = await aCode();
  await expect(app.redeem(callback, { ...request, verifier: 'x'.repeat(43) })).rejects.toMatchObject({
    error: 'invalid_grant',
  });
  expect(await statements(issuer, () => app.redeem(callback, request))).toEqual([
    'artifact-find-authorized',
    'artifact-exchange',
  ]);
});

test('a grant that another process extended keeps its additions', async () => {
  const asked = await aClient(superadmin, { skip_consent: false });
  app = await RelyingParty.discover(issuer, asked);
  await app.signIn(browser, { scope: 'openid' });
  await app.signIn(browser, { scope: 'openid' });
  app.moveTo(other);
  browser.moveTo(other);
  await app.signIn(browser, { scope: 'openid email' });
  app.moveTo(issuer);
  browser.moveTo(issuer);
  await app.signIn(browser, { scope: 'openid profile' });
  const { rows } = await owner.query<{ scope: string }>(
    `select payload #>> '{openid,scope}' as scope from oauth_authorizations where user_id = $1`,
    [person.id],
  );
  expect(rows[0]?.scope.split(' ').sort()).toEqual(['email', 'openid', 'profile']);
});
