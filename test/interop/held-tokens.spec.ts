import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Changes } from '../../nest-api/src/database/changes.js';
import { Lookups } from '../../nest-api/src/database/lookups.js';
import type { TestApi } from '../support/api.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { WITHIN_A_SECOND } from '../support/eventually.ts';
import { aClient, type Registered, RelyingParty } from '../support/relying-party.ts';
import { type TwoProcesses, twoProcesses } from '../support/two-processes.ts';

let processes: TwoProcesses;
let owner: pg.Pool;
let api: TestApi;
let other: TestApi;
let superadmin: ApiCaller;
let client: Registered;
let app: RelyingParty;
let tenantId: string;
let person: Person;
let token: string;

beforeAll(async () => {
  processes = await twoProcesses();
  ({ owner, api, other, superadmin } = processes);
});
afterAll(() => processes?.stop());
beforeEach(async () => {
  client = await aClient(superadmin, { skip_consent: true });
  app = await RelyingParty.discover(api, client);
  tenantId = (await aTenant(api)).id;
  person = await aPerson(api, { tenantId });
  const browser = new Browser(api);
  await browser.signIn(person);
  token = (await app.signIn(browser)).access_token;
});

type Asked = Pick<TestApi, 'url'>;

async function isActive(at: Asked, of: string = token): Promise<boolean> {
  const { client_id, client_secret } = client;
  const response = await fetch(`${at.url}/api/v1/oauth2/introspect`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}` },
    body: new URLSearchParams({ token: of }),
  });
  // A disabled client cannot introspect.
  return response.status === 200 && ((await response.json()) as { active: boolean }).active;
}

async function userinfo(at: Asked): Promise<Record<string, unknown>> {
  const response = await fetch(`${at.url}/api/v1/oauth2/userinfo`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()) as Record<string, unknown>;
}

/** Asks until the answer comes from memory. */
async function warm(at: TestApi): Promise<void> {
  const call = vi.spyOn(at.app.get(Lookups), 'query');
  await vi.waitFor(async () => {
    call.mockClear();
    expect(await isActive(at)).toBe(true);
    expect(call.mock.calls.filter(([name]) => /artifact|authorization/.test(name))).toEqual([]);
  }, WITHIN_A_SECOND);
  call.mockRestore();
}

const sql = (text: string) => async () => {
  const id = { person: person.id, tenant: tenantId, client: client.id };
  await owner.query(
    text.replaceAll(/:(person|tenant|client)/g, (_, name: keyof typeof id) => `'${id[name]}'`),
  );
};

const ENDINGS: [string, () => Promise<unknown>][] = [
  ['the person is suspended', sql(`update users set status = 'suspended' where id = :person`)],
  [
    'the person is suspended in the tenant',
    sql(`update memberships set status = 'suspended' where user_id = :person`),
  ],
  ['the person leaves the tenant', sql('delete from memberships where user_id = :person')],
  ['the tenant is suspended', sql(`update tenants set status = 'suspended' where id = :tenant`)],
  [
    'the session ends',
    sql(`update sessions set ended_at = now(), end_reason = 'revoked' where user_id = :person`),
  ],
  ['the consent is withdrawn', sql('delete from oauth_authorizations where user_id = :person')],
  ['the application is disabled', sql('update oauth_clients set is_active = false where id = :client')],
  [
    'the application was disabled and enabled again',
    sql('update oauth_clients set authorized_since = now() where id = :client'),
  ],
  ['the application revokes it', () => app.revoke(token)],
];

describe('a token in memory at two processes', () => {
  test.each(ENDINGS)('is inactive at both within a second when %s', async (_what, happens) => {
    await warm(api);
    await warm(other);
    await happens();
    await vi.waitFor(async () => {
      expect([await isActive(api), await isActive(other)]).toEqual([false, false]);
    }, WITHIN_A_SECOND);
  });

  test.each(['given_name', 'family_name'])('shows a changed %s within a second', async (column) => {
    expect(await userinfo(other)).not.toMatchObject({ [column]: 'Renamed' });
    await warm(other);
    await owner.query(`update users set ${column} = 'Renamed' where id = $1`, [person.id]);
    await vi.waitFor(
      async () => expect(await userinfo(other)).toMatchObject({ [column]: 'Renamed' }),
      WITHIN_A_SECOND,
    );
  });

  test('stays in memory when other users change, and when only timestamps do', async () => {
    await warm(other);
    const stranger = await aPerson(api, { tenantId: (await aTenant(api)).id });
    await owner.query(`update users set status = 'suspended' where id = $1`, [stranger.id]);
    await owner.query('update memberships set last_sign_in_at = now() where user_id = $1', [person.id]);
    await owner.query('update oauth_authorizations set last_used_at = now() where user_id = $1', [person.id]);
    await other.app.get(Changes).catchUp();
    const query = vi.spyOn(other.app.get(Lookups), 'query');
    expect(await isActive(other)).toBe(true);
    expect(query.mock.calls.filter(([name]) => name.startsWith('artifact'))).toEqual([]);
    query.mockRestore();
  });
});

describe('without notifications, a process', () => {
  const listeners = `from pg_stat_activity where application_name = 'gatehouse-changes' and datname = current_database()`;
  let apart: ApiProcess;

  beforeEach(async () => {
    apart = await startApiProcess(api);
    for (let n = 0; n < 3; n++) expect(await isActive(apart)).toBe(true);
  });

  afterEach(() => apart.kill());

  test('reads from the database when its connection is closed', async () => {
    await owner.query(`select pg_terminate_backend(pid) ${listeners}`);
    await sql(`update users set status = 'suspended' where id = :person`)();
    await vi.waitFor(async () => expect(await isActive(apart)).toBe(false), WITHIN_A_SECOND);
  });

  test('reads from the database a second after its connection stalls', async () => {
    const { rows } = await owner.query<{ pid: number }>(`select pid ${listeners}`);
    const pids = rows.map(({ pid }) => pid);
    expect(pids).toHaveLength(3);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    try {
      await sql(`update users set status = 'suspended' where id = :person`)();
      await vi.waitFor(async () => expect(await isActive(apart)).toBe(false), WITHIN_A_SECOND);
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    }
  });

  test('reads from the database when it resumes after a pause', async () => {
    apart.pause();
    const paused = Date.now();
    await sql(`update users set status = 'suspended' where id = :person`)();
    const answers = [isActive(apart), isActive(apart), isActive(apart)];
    await vi.waitFor(() => expect(Date.now() - paused).toBeGreaterThan(1_000), WITHIN_A_SECOND);
    apart.resume();
    expect(await Promise.all(answers)).toEqual([false, false, false]);
  });
});

test('a process that ends a token reports it as inactive before its own notification arrives', async () => {
  await warm(other);
  const caller = await signedIn(other, person);
  const changes = other.app.get(Changes);
  // Delays notifications.
  const late = [
    vi.spyOn(changes, 'catchUp').mockReturnValue(new Promise(() => undefined)),
    vi.spyOn(changes as unknown as { take(change: string): void }, 'take').mockReturnValue(),
  ];
  expect((await caller.post('/api/v1/account/sessions/end-others', {})).status).toBeLessThan(300);
  expect(await isActive(other)).toBe(false);
  for (const spy of late) spy.mockRestore();
});
