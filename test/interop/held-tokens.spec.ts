import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Changes } from '../../nest-api/src/database/changes.js';
import { Lookups } from '../../nest-api/src/database/lookups.js';
import { HeldTokens } from '../../nest-api/src/oauth2/artifacts/held-tokens.js';
import { KeptAnswers } from '../../nest-api/src/oauth2/provider/kept-answers.js';
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

const askUserinfo = (at: Asked, headers: Record<string, string> = {}, query = '') =>
  fetch(`${at.url}/api/v1/oauth2/userinfo${query}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

async function userinfo(at: Asked): Promise<Record<string, unknown>> {
  return (await (await askUserinfo(at)).json()) as Record<string, unknown>;
}

/** Whether the library validated the token, for which it must read it. */
async function isByLibrary(at: TestApi, ask: () => Promise<Response>): Promise<[number, boolean]> {
  const find = vi.spyOn(at.app.get(HeldTokens), 'find');
  const { status } = await ask();
  const isRead = find.mock.calls.length > 0;
  find.mockRestore();
  return [status, isRead];
}

/** Repeats until token and response come from memory. */
async function warm(at: TestApi): Promise<void> {
  const call = vi.spyOn(at.app.get(Lookups), 'query');
  const answer = vi.spyOn(at.app.get(KeptAnswers), 'answer');
  await vi.waitFor(async () => {
    call.mockClear();
    expect(await isActive(at)).toBe(true);
    expect(call.mock.calls.filter(([name]) => /artifact|authorization/.test(name))).toEqual([]);
    expect(await answer.mock.results.at(-1)?.value).toBe(true);
  }, WITHIN_A_SECOND);
  for (const spy of [call, answer]) spy.mockRestore();
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
  test.each(ENDINGS)('is inactive at both within a second after %s', async (_what, happens) => {
    await warm(api);
    await warm(other);
    for (const at of [api, other]) expect((await askUserinfo(at)).status).toBe(200);
    await happens();
    await vi.waitFor(async () => {
      expect([await isActive(api), await isActive(other)]).toEqual([false, false]);
      expect([(await askUserinfo(api)).status, (await askUserinfo(other)).status]).toEqual([401, 401]);
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

  test('stays in memory when other users or only timestamps change', async () => {
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

/** Acts like a notification from another process. */
function notify({ app: it }: TestApi, change: string): void {
  (it.get(Changes) as unknown as { take(change: string): void }).take(change);
}

describe('a userinfo response in memory', () => {
  /** Headers that differ between two responses. */
  const OF_EACH = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);
  const all = async (response: Response) => ({
    status: response.status,
    headers: [...response.headers].filter(([name]) => !OF_EACH.has(name)).sort(),
    body: await response.text(),
  });

  beforeEach(() => warm(api));

  test('equals the response of the library', async () => {
    const first = await all(await askUserinfo(api));
    const [status, isRead] = await isByLibrary(api, () => askUserinfo(api));
    expect([status, isRead]).toEqual([200, false]);
    expect(await all(await askUserinfo(api))).toEqual(first);
  });

  test.each<[string, number, () => Promise<Response>]>([
    ['a scope that the token lacks', 403, () => askUserinfo(api, {}, '?scope=address')],
    ['a second token in the query', 400, () => askUserinfo(api, {}, `?access_token=${token}`)],
    ['an origin', 200, () => askUserinfo(api, { origin: 'https://app.example.test' })],
    ['a DPoP proof', 400, () => askUserinfo(api, { dpop: 'x' })],
    ['another scheme', 400, () => askUserinfo(api, { authorization: `DPoP ${token}` })],
    ['a token in another case', 401, () => askUserinfo(api, { authorization: `Bearer ${token}x` })],
  ])('is not used for a request with %s', async (_what, status, ask) => {
    expect((await askUserinfo(api)).status).toBe(200);
    const [answered, isRead] = await isByLibrary(api, ask);
    expect(answered).toBe(status);
    expect(isRead || status >= 400).toBe(true);
  });

  test('is not sent after the token expires', async () => {
    expect((await askUserinfo(api)).status).toBe(200);
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 24 * 3_600_000);
    const { status } = await askUserinfo(api);
    clock.mockRestore();
    expect(status).toBe(401);
  });

  test('is not used for another issuer', async () => {
    expect((await askUserinfo(api)).status).toBe(200);
    const { slug } = await aTenant(api);
    const response = await fetch(`${api.url}/t/${slug}/api/v1/oauth2/userinfo`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  });

  test('is not cached if something changes while the library writes it', async () => {
    const tokens = api.app.get(HeldTokens);
    const find = tokens.find.bind(tokens);
    const changing = vi.spyOn(tokens, 'find').mockImplementationOnce(async (...of) => {
      const found = await find(...of);
      notify(api, `users:${person.id}`);
      return found;
    });
    expect((await askUserinfo(api)).status).toBe(200);
    changing.mockRestore();
    expect(await isByLibrary(api, () => askUserinfo(api))).toEqual([200, true]);
    expect(await isByLibrary(api, () => askUserinfo(api))).toEqual([200, false]);
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
