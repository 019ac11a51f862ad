import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Clock } from '../../nest-api/src/common/clock.js';
import { Changes } from '../../nest-api/src/database/changes.js';
import { Lookups } from '../../nest-api/src/database/lookups.js';
import type { ServedApi, TestApi } from '../support/api.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, callerWith, type Person, signedIn } from '../support/data.ts';
import { WITHIN_A_SECOND } from '../support/eventually.ts';
import { aClient, RelyingParty } from '../support/relying-party.ts';
import { type TwoProcesses, twoProcesses } from '../support/two-processes.ts';

const MINUTE_MS = 60_000;

let processes: TwoProcesses;
let owner: pg.Pool;
let api: TestApi;
let other: TestApi;
let superadmin: ApiCaller;
let app: RelyingParty;
let tenantId: string;
let person: Person;
let browser: Browser;

beforeAll(async () => {
  processes = await twoProcesses();
  ({ owner, api, other, superadmin } = processes);
});
afterAll(() => processes?.stop());
beforeEach(async () => {
  app = await anApplication();
  tenantId = (await aTenant(api)).id;
  person = await aPerson(api, { tenantId });
  browser = new Browser(api);
  await browser.signIn(person);
  await app.signIn(browser, { scope: 'openid' });
});

const anApplication = async () =>
  RelyingParty.discover(api, await aClient(superadmin, { skip_consent: true }));

/** Where the browser ends after an application redirects it to a process. */
async function redirect(at: ServedApi, parameters: Record<string, string> = {}, to = app): Promise<URL> {
  browser.moveTo(at);
  const { url } = await to.request({ scope: 'openid', ...parameters });
  return browser.follow(url);
}

const givesCode = async (at: ServedApi) => (await redirect(at)).searchParams.has('code');

/** How often a process reads the session during `work`. */
async function reads(at: TestApi, work: () => Promise<unknown>): Promise<number> {
  // Memory then answers for one second, however busy the machine is.
  await at.app.get(Changes).catchUp();
  const call = vi.spyOn(at.app.get(Lookups), 'call');
  await work();
  const { length } = call.mock.calls.filter(([name]) => name === 'session_by_token');
  call.mockRestore();
  return length;
}

/** Repeats until the response comes from memory. */
async function warm(at: TestApi): Promise<void> {
  await vi.waitFor(
    async () => expect(await reads(at, async () => expect(await givesCode(at)).toBe(true))).toBe(0),
    WITHIN_A_SECOND,
  );
}

const sql = (text: string) => async () => {
  const id = { person: person.id, tenant: tenantId };
  await owner.query(text.replaceAll(/:(person|tenant)/g, (_, name: keyof typeof id) => `'${id[name]}'`));
};

/** Makes a change without notifying any process. */
const unnoticed = (text: string) =>
  sql(
    `begin; alter table sessions disable trigger all; ${text}; alter table sessions enable trigger all; commit`,
  );

const suspendPerson = sql(`update users set status = 'suspended' where id = :person`);

describe('a session in memory at two processes', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['it ends', sql(`update sessions set ended_at = now(), end_reason = 'revoked' where user_id = :person`)],
    ['its row is deleted', sql('delete from sessions where user_id = :person')],
    ['its token is replaced', sql(`update sessions set token_hash = id::text where user_id = :person`)],
    ['it expires early', sql('update sessions set expires_at = now() where user_id = :person')],
    ['the person is suspended', suspendPerson],
    [
      'the person is suspended in the tenant',
      sql(`update memberships set status = 'suspended' where user_id = :person`),
    ],
    ['the person leaves the tenant', sql('delete from memberships where user_id = :person')],
    ['the tenant is suspended', sql(`update tenants set status = 'suspended' where id = :tenant`)],
    ['the person signs out', () => browser.signOut()],
  ])('gives no code at either one within a second after %s', async (_what, happens) => {
    await warm(other);
    await warm(api);
    await happens();
    await vi.waitFor(
      async () => expect([await givesCode(api), await givesCode(other)]).toEqual([false, false]),
      WITHIN_A_SECOND,
    );
  });

  test.each([
    ['the role in force', `update sessions set role = 'tenant_user' where user_id = :person`],
    ['what was proved', `update sessions set amr = '{pwd,otp,mfa}' where user_id = :person`],
    ['when it was proved', 'update sessions set proved_at = now() where user_id = :person'],
    ['the notes of the provider', `update sessions set oidc = '{}' where user_id = :person`],
    ['the name of the person', `update users set given_name = 'Renamed' where id = :person`],
    ['the role in the tenant', `update memberships set role = 'tenant_admin' where user_id = :person`],
  ])('is read again when this changes: %s', async (_what, statement) => {
    await warm(other);
    await sql(statement)();
    await other.app.get(Changes).catchUp();
    expect(await reads(other, () => redirect(other))).toBeGreaterThan(0);
  });

  test('stays in memory when other sessions or only timestamps change', async () => {
    const stranger = await aPerson(api, { tenantId: (await aTenant(api)).id });
    await signedIn(api, stranger);
    await warm(other);
    await owner.query('update sessions set ended_at = now() where user_id = $1', [stranger.id]);
    await owner.query('update sessions set last_seen_at = now() where user_id = $1', [person.id]);
    await other.app.get(Changes).catchUp();
    expect(await reads(other, () => redirect(other))).toBe(0);
  });

  test('returns a later authentication to an application that requests it', async () => {
    await warm(other);
    const asks = () => redirect(other, { acr_values: 'aal1' });
    expect(await reads(other, asks)).toBe(1);
  });
});

describe('a session in memory', () => {
  /** Runs `work` with a process's clock `minutes` ahead. */
  async function later<Result>(at: TestApi, minutes: number, work: () => Promise<Result>): Promise<Result> {
    const now = new Date(Date.now() + minutes * MINUTE_MS);
    const clock = vi.spyOn(at.app.get(Clock), 'now').mockReturnValue(now);
    try {
      return await work();
    } finally {
      clock.mockRestore();
    }
  }

  test.each([
    ['idle', "idle_seconds = 120, expires_at = now() + interval '1 day'"],
    ['too old', "idle_seconds = 86400, expires_at = now() + interval '2 minutes'"],
  ])('gives no code after it is %s', async (_what, limits) => {
    await sql(`update sessions set ${limits} where user_id = :person`)();
    await warm(api);
    expect(await later(api, 1, () => givesCode(api))).toBe(true);
    expect(await later(api, 3, () => givesCode(api))).toBe(false);
  });

  test('is read again when it would be idle and then stays in memory', async () => {
    await sql(
      `update sessions set idle_seconds = 120, expires_at = now() + interval '1 day' where user_id = :person`,
    )();
    await warm(api);
    await sql(`update sessions set last_seen_at = now() + interval '2 minutes' where user_id = :person`)();
    await later(api, 3, async () => {
      expect(await reads(api, async () => expect(await givesCode(api)).toBe(true))).toBe(1);
      expect(await reads(api, async () => expect(await givesCode(api)).toBe(true))).toBe(0);
    });
  });

  test('that has ended without a notification gives no new application access', async () => {
    const another = await anApplication();
    await warm(api);
    await unnoticed('update sessions set ended_at = now() where user_id = :person')();
    await api.app.get(Changes).catchUp();
    const answer = await redirect(api, {}, another);
    expect(answer.searchParams.get('error')).toBe('access_denied');
    const { rows } = await owner.query('select id from oauth_authorizations where user_id = $1', [person.id]);
    expect(rows).toHaveLength(1);
  });

  test('is current in its own process before the notification arrives', async () => {
    await warm(other);
    const changes = other.app.get(Changes);
    // Delays notifications.
    const late = [
      vi.spyOn(changes, 'catchUp').mockReturnValue(new Promise(() => undefined)),
      vi.spyOn(changes as unknown as { take(change: string): void }, 'take').mockReturnValue(),
    ];
    await callerWith(other, String(browser.token)).post('/api/v1/auth/logout');
    expect(await givesCode(other)).toBe(false);
    for (const spy of late) spy.mockRestore();
  });
});

describe('without notifications, a process', () => {
  const listeners = `from pg_stat_activity where application_name = 'gatehouse-changes' and datname = current_database()`;
  let apart: ApiProcess;

  beforeEach(async () => {
    apart = await startApiProcess(api);
    for (let n = 0; n < 3; n++) expect(await givesCode(apart)).toBe(true);
  });

  afterEach(() => apart.kill());

  test('reads from the database when its connection is closed', async () => {
    await owner.query(`select pg_terminate_backend(pid) ${listeners}`);
    await suspendPerson();
    await vi.waitFor(async () => expect(await givesCode(apart)).toBe(false), WITHIN_A_SECOND);
  });

  test('reads from the database a second after its connection stalls', async () => {
    const { rows } = await owner.query<{ pid: number }>(`select pid ${listeners}`);
    const pids = rows.map(({ pid }) => pid);
    expect(pids).toHaveLength(3);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    try {
      await suspendPerson();
      await vi.waitFor(async () => expect(await givesCode(apart)).toBe(false), WITHIN_A_SECOND);
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    }
  });

  test('reads from the database when it resumes after a pause', async () => {
    apart.pause();
    const paused = Date.now();
    await suspendPerson();
    const answer = givesCode(apart);
    await vi.waitFor(() => expect(Date.now() - paused).toBeGreaterThan(1_000), WITHIN_A_SECOND);
    apart.resume();
    expect(await answer).toBe(false);
  });
});
