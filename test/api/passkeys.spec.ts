import { FACTORS } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Credential } from '../../nest-api/src/auth/credential.entity.js';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { codeOf, login, methodsOf, withTotp } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, PASSWORD, type Person, post, signedIn } from '../support/data.ts';
import { untilLocked } from '../support/locks.ts';
import { SoftPasskey } from '../support/soft-passkey.ts';

const clock = new HeldClock(new Date());
const PASSKEYS = '/api/v1/account/factors/passkeys';
type Asked = Parameters<SoftPasskey['get']>[0];
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ clock });
});
afterAll(() => api.stop());
beforeEach(() => clock.advance(60));

const newKey = () => new SoftPasskey(api.settings.PUBLIC_URL);
const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const codeIn = async (response: Response) => ((await response.json()) as { code: string }).code;
const begin = () => json<Asked>(post(api, '/api/v1/auth/passkey', {}));
const complete = (answer: object) => post(api, '/api/v1/auth/passkey/complete', answer);

async function member() {
  return aPerson(api, { tenantId: (await aTenant(api)).id });
}

async function add(caller: ApiCaller, key: SoftPasskey, name = 'Laptop'): Promise<Response> {
  const asked = await json<Asked>(caller.post(`${PASSKEYS}/options`));
  return caller.post(PASSKEYS, { ...key.create(asked), name });
}

/** A member with a passkey. */
async function withPasskey() {
  const person = await member();
  const caller = await signedIn(api, person);
  const key = newKey();
  const added = await add(caller, key);
  if (added.status !== 201) throw new Error(await added.text());
  return { person, caller, key };
}

function sql<Rows>(text: string, values: unknown[] = []): Promise<Rows> {
  const em = api.app.get(EntityManager);
  const work = em.execute.bind(em, text, values) as () => Promise<unknown>;
  return api.app.get(UnitOfWork).onPlatform('test data', work) as Promise<Rows>;
}

/** Events about the user's re-authentication in the organization's audit log. */
async function eventsOf({ id, tenantId }: Person): Promise<object[]> {
  const rows = await sql<{ event: object }[]>(
    `select event from audit_events where tenant_id = ? and event -> 'actor' ->> 'id' = ?
       and action in ('session.proved', 'factor.failed')`,
    [tenantId, id],
  );
  return rows.map(({ event }) => event);
}

describe('a sign-in with a passkey alone', () => {
  test('creates a session that counts as two factors', async () => {
    const { person, key } = await withPasskey();
    const done = await complete(key.get(await begin()));
    expect(done.status).toBe(200);
    const { accessToken, user } = (await done.json()) as { accessToken: string; user: { email: string } };
    expect(user.email).toBe(person.email);
    expect(await methodsOf(api, accessToken)).toEqual(['hwk', 'user', 'mfa']);
  });

  test('a response is accepted once', async () => {
    const { key } = await withPasskey();
    const answer = key.get(await begin());
    const both = await Promise.all([complete(answer), complete(answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('a response for another site is rejected', async () => {
    const { key } = await withPasskey();
    const answer = key.get(await begin(), { origin: 'https://evil.example' });
    expect(await codeIn(await complete(answer))).toBe('invalid_factor');
  });

  test('a passkey without user verification is not enough', async () => {
    const { key } = await withPasskey();
    expect((await complete(key.get(await begin(), { unverified: true }))).status).toBe(401);
  });

  test('a counter that does not increase indicates a copy', async () => {
    const { key } = await withPasskey();
    expect((await complete(key.get(await begin(), { counter: 7 }))).status).toBe(200);
    expect((await complete(key.get(await begin(), { counter: 7 }))).status).toBe(401);
    expect((await complete(key.get(await begin(), { counter: 8 }))).status).toBe(200);
  });

  test('a challenge expires after ten minutes', async () => {
    const { key } = await withPasskey();
    const asked = await begin();
    clock.advance(600);
    expect((await complete(key.get(asked))).status).toBe(401);
  });

  test('a signature of another key is rejected, and recorded for the owner of the named passkey', async () => {
    const { person, key } = await withPasskey();
    const forged = newKey().get(await begin());
    const id = key.id.toString('base64url');
    expect((await complete({ ...forged, response: { ...forged.response, id, rawId: id } })).status).toBe(401);
    expect(await eventsOf(person)).toMatchObject([{ action: 'factor.failed', outcome: 'failure' }]);
  });

  test.each([
    {},
    { id: 7 },
    { id: 'x', response: {} },
    { id: 'x', rawId: 'x', response: { signature: 'ä' } },
  ])('%j is rejected without an unexpected error', async (response) => {
    const { challengeId } = await begin();
    expect((await complete({ challengeId, response })).status).toBe(401);
  });
});

describe('as the second factor', () => {
  const second = (ticket: string, answer: object) =>
    post(api, '/api/v1/auth/second-factor', { ticket, answer: { method: 'passkey', ...answer } });
  const ask = (ticket: string) => json<Asked>(post(api, '/api/v1/auth/second-factor/passkey', { ticket }));

  test('completes a sign-in with a password', async () => {
    const { person, key } = await withPasskey();
    const { ticket, factors } = await login(api, person);
    expect(factors).toEqual(['passkey', 'recovery_code']);
    const done = await second(ticket, key.get(await ask(ticket)));
    const { accessToken } = (await done.json()) as { accessToken: string };
    expect(await methodsOf(api, accessToken)).toEqual(['pwd', 'hwk', 'mfa']);
  });

  test('is not completed by a passkey of another user', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const { ticket } = await login(api, mine.person);
    expect((await second(ticket, theirs.key.get(await ask(ticket)))).status).toBe(401);
  });

  test('is not completed by a challenge for a sign-in with a passkey alone', async () => {
    const { person, key } = await withPasskey();
    const { ticket } = await login(api, person);
    expect((await second(ticket, key.get(await begin()))).status).toBe(401);
  });
});

describe('management', () => {
  test('the first one creates recovery codes, the second one does not, and both are listed', async () => {
    const { caller } = await withPasskey();
    const added = await add(caller, newKey(), 'Phone');
    expect(await added.json()).toEqual({ recoveryCodes: [] });
    const factors = await json<{ passkeys: { name: string }[]; recoveryCodesLeft: number }>(
      caller.get('/api/v1/account/factors'),
    );
    expect(factors.passkeys.map(({ name }) => name)).toEqual(['Laptop', 'Phone']);
    expect(factors.recoveryCodesLeft).toBe(10);
  });

  test('one device has one passkey', async () => {
    const { caller, key } = await withPasskey();
    expect(await codeIn(await add(caller, key))).toBe('passkey_known');
  });

  test('a challenge of another user registers nothing', async () => {
    const { caller } = await withPasskey();
    const other = await signedIn(api, await member());
    const asked = await json<Asked>(other.post(`${PASSKEYS}/options`));
    const refused = await caller.post(PASSKEYS, { ...newKey().create(asked), name: 'Stolen' });
    expect(await codeIn(refused)).toBe('invalid_factor');
  });

  test('a new name is stored, an empty one is rejected', async () => {
    const { caller } = await withPasskey();
    const { passkeys } = await json<{ passkeys: { id: string }[] }>(caller.get('/api/v1/account/factors'));
    const path = `${PASSKEYS}/${passkeys[0]?.id}`;
    expect((await caller.patch(path, { name: 'Desk' })).status).toBe(204);
    expect((await caller.patch(path, { name: '  ' })).status).toBe(400);
    const other = await signedIn(api, await member());
    expect((await other.patch(path, { name: 'Mine' })).status).toBe(404);
  });

  test('a removed passkey is rejected', async () => {
    const { caller, key } = await withPasskey();
    const { passkeys } = await json<{ passkeys: { id: string }[] }>(caller.get('/api/v1/account/factors'));
    const removed = await api.fetch(`${PASSKEYS}/${passkeys[0]?.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${caller.token}` },
    });
    expect(removed.status).toBe(204);
    expect((await complete(key.get(await begin()))).status).toBe(401);
  });
});

describe('the options for a browser', () => {
  const descriptor = ({ id }: SoftPasskey) => ({
    id: id.toString('base64url'),
    type: 'public-key',
    transports: ['internal'],
  });
  const optionsOf = ({ options }: Asked) => options as unknown as Record<string, unknown>;

  test('require user verification for a passkey alone, on any device', async () => {
    await withPasskey();
    const options = optionsOf(await begin());
    expect(options).toMatchObject({ userVerification: 'required', rpId: 'localhost' });
    expect(options.allowCredentials ?? []).toEqual([]);
  });

  test('list the passkeys of the user for the second factor', async () => {
    const [{ person, key }] = [await withPasskey(), await withPasskey()];
    const { ticket } = await login(api, person);
    const options = optionsOf(await json<Asked>(post(api, '/api/v1/auth/second-factor/passkey', { ticket })));
    expect(options).toMatchObject({ userVerification: 'preferred', allowCredentials: [descriptor(key)] });
  });

  test('require user verification for a new passkey and exclude existing ones', async () => {
    const { person, caller, key } = await withPasskey();
    const asked = await json<Asked>(caller.post(`${PASSKEYS}/options`));
    expect(optionsOf(asked)).toMatchObject({
      user: { name: person.email, displayName: 'Pat Person' },
      excludeCredentials: [descriptor(key)],
      authenticatorSelection: { userVerification: 'required' },
    });
    const unverified = newKey().create(asked, { unverified: true });
    expect(await codeIn(await caller.post(PASSKEYS, { ...unverified, name: 'Stick' }))).toBe(
      'invalid_factor',
    );
  });

  test('allow at most twenty passkeys per user', async () => {
    const { person, caller } = await withPasskey();
    const fill = (count: number) =>
      sql(
        `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
         select gen_random_uuid(), ?, gen_random_uuid()::text, 'x', 0, '{}', false, 'x', now()
         from generate_series(1, ?)`,
        [person.id, count],
      );
    await fill(FACTORS.mostPasskeys - 2);
    expect((await caller.post(`${PASSKEYS}/options`)).status).toBe(201);
    await fill(1);
    expect(await codeIn(await caller.post(`${PASSKEYS}/options`))).toBe('too_many_passkeys');
    expect(FACTORS.mostPasskeys).toBe(20);
  });
});

describe('the counter of a passkey', () => {
  test('can stay at zero, as with synchronized passkeys', async () => {
    const { person, key } = await withPasskey();
    await sql('update passkeys set is_synced = true, counter = 0 where user_id = ?', [person.id]);
    for (const _ of [1, 2]) {
      const done = await complete(key.get(await begin(), { counter: 0 }));
      expect(done.status).toBe(200);
      const { accessToken } = (await done.json()) as { accessToken: string };
      expect(await methodsOf(api, accessToken)).toEqual(['swk', 'user', 'mfa']);
    }
  });

  /** Both responses are verified before either one is recorded. */
  test('admits one of two simultaneous responses with the same value', async () => {
    const { person, key } = await withPasskey();
    const answers = [await begin(), await begin()].map((asked) => key.get(asked, { counter: 9 }));
    const [holder, watcher] = [1, 2].map(
      () => new pg.Client({ connectionString: api.database.ownerUrl }),
    ) as [pg.Client, pg.Client];
    await Promise.all([holder.connect(), watcher.connect()]);
    try {
      await holder.query('begin');
      await holder.query('select 1 from passkeys where user_id = $1 for update', [person.id]);
      const both = answers.map(complete);
      await untilLocked(watcher, 'update passkeys', 2);
      await holder.query('commit');
      expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 401]);
    } finally {
      await Promise.all([holder.end(), watcher.end()]);
    }
  });
});

describe('re-authentication', () => {
  const ways = (caller: ApiCaller) =>
    json<{ methods: string[]; passkey: Asked | null }>(caller.post('/api/v1/auth/step-up/options'));
  const prove = (caller: ApiCaller, answer: object) => caller.post('/api/v1/auth/step-up', answer);
  const sensitive = (caller: ApiCaller) => caller.post(`${PASSKEYS}/options`);

  test('is required five minutes after the last one', async () => {
    const caller = await signedIn(api, await member());
    clock.advance(299);
    expect((await sensitive(caller)).status).toBe(201);
    clock.advance(1);
    const refused = await sensitive(caller);
    expect([refused.status, await codeIn(refused)]).toEqual([403, 'reauthentication_required']);
  });

  test('by password lasts five minutes, and a wrong password is rejected', async () => {
    const caller = await signedIn(api, await member());
    clock.advance(300);
    expect((await prove(caller, { method: 'password', password: 'not it' })).status).toBe(401);
    expect((await sensitive(caller)).status).toBe(403);
    expect((await prove(caller, { method: 'password', password: 'a password for tests' })).status).toBe(200);
    expect((await sensitive(caller)).status).toBe(201);
  });

  test('by passkey counts only for the current session', async () => {
    const { person, caller, key } = await withPasskey();
    clock.advance(300);
    const { methods, passkey } = await ways(caller);
    expect(methods).toEqual(['passkey']);
    expect((await prove(caller, { method: 'passkey', ...key.get(passkey as Asked) })).status).toBe(200);
    expect((await sensitive(caller)).status).toBe(201);
    expect((await login(api, person)).status).toBe('second_factor_required');
    expect(await methodsOf(api, caller.token)).toEqual(['pwd', 'hwk', 'mfa']);
    expect(await eventsOf(person)).toMatchObject([
      { action: 'session.proved', outcome: 'success', detail: { factor: 'passkey' } },
    ]);
  });

  test("by another user's passkey is rejected, and recorded", async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    clock.advance(300);
    const { passkey } = await ways(mine.caller);
    const refused = await prove(mine.caller, { method: 'passkey', ...theirs.key.get(passkey as Asked) });
    expect([refused.status, await codeIn(refused)]).toEqual([401, 'invalid_factor']);
    expect((await sensitive(mine.caller)).status).toBe(403);
    expect(await eventsOf(mine.person)).toMatchObject([
      { action: 'factor.failed', outcome: 'failure', detail: { factor: 'passkey' } },
    ]);
  });

  test('is offered only with the methods of the user', async () => {
    const withoutPassword = async ({ id }: Person) => {
      const em = api.app.get(EntityManager);
      await api.app
        .get(UnitOfWork)
        .onPlatform('test data', () => em.nativeDelete(Credential, { userId: id }));
    };
    const [plain, app] = [await member(), await member()];
    const asPlain = await signedIn(api, plain);
    const { caller: asApp } = await withTotp(api, app);
    expect(await ways(asPlain)).toMatchObject({ methods: ['password'], passkey: null });
    expect(await ways(asApp)).toMatchObject({ methods: ['password_totp'], passkey: null });
    await Promise.all([plain, app].map(withoutPassword));
    expect(await ways(asPlain)).toMatchObject({ methods: [], passkey: null });
    expect(await ways(asApp)).toMatchObject({ methods: ['totp'], passkey: null });
  });

  test.each(['an authenticator app', 'a passkey'])(
    'by password alone is not enough for a user with %s',
    async (factor) => {
      const { caller } = factor === 'a passkey' ? await withPasskey() : await withTotp(api, await member());
      clock.advance(300);
      const refused = await prove(caller, { method: 'password', password: PASSWORD });
      expect([refused.status, await codeIn(refused)]).toEqual([403, 'second_factor_needed']);
      expect((await sensitive(caller)).status).toBe(403);
    },
  );

  test('by password and code requires both', async () => {
    const { caller, secret } = await withTotp(api, await member());
    clock.advance(300);
    expect((await ways(caller)).methods).toEqual(['password_totp']);
    const both = (password: string, code: string) =>
      prove(caller, { method: 'password_totp', password, code });
    expect((await prove(caller, { method: 'totp', code: codeOf(api, secret) })).status).toBe(403);
    expect((await both('not it', codeOf(api, secret))).status).toBe(401);
    expect((await both(PASSWORD, '000000')).status).toBe(401);
    expect((await sensitive(caller)).status).toBe(403);
    expect((await both(PASSWORD, codeOf(api, secret))).status).toBe(200);
    expect((await sensitive(caller)).status).toBe(201);
  });

  test('a recovery code is not accepted', async () => {
    const { caller, recoveryCodes } = await withTotp(api, await member());
    const refused = await prove(caller, { method: 'recovery_code', code: recoveryCodes[0] });
    expect(refused.status).toBe(400);
  });

  test('guesses are limited as in a sign-in', async () => {
    const caller = await signedIn(api, await member());
    const statuses: number[] = [];
    for (let i = 0; i < 9; i++)
      statuses.push((await prove(caller, { method: 'password', password: `guess ${i}` })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
