import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PasswordHasher } from '../../nest-api/src/auth/password-hasher.js';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, PASSWORD, type Person, post } from '../support/data.ts';

let api: TestApi;
let owner: pg.Client;
let tenantId: string;
let person: Person;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});
beforeEach(async () => {
  tenantId = (await aTenant(api)).id;
  person = await aPerson(api, { tenantId });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Signs in and runs `changes` in sequence, each after a password has been verified and before anything is written. */
async function signInDuring(...changes: (() => Promise<unknown>)[]) {
  const hasher = api.app.get(PasswordHasher);
  const verify = hasher.verify.bind(hasher);
  const waiting = [...changes];
  const spy = vi.spyOn(hasher, 'verify').mockImplementation(async (stored, password) => {
    const matches = await verify(stored, password);
    await waiting.shift()?.();
    return matches;
  });
  const response = await post(api, '/api/v1/auth/login', { email: person.email, password: PASSWORD });
  const { code, status } = (await response.json()) as { code?: string; status?: string | number };
  return { answer: [response.status, code ?? status], verified: spy.mock.calls.length };
}

const change = (sql: string) => () => owner.query(sql, [tenantId, person.id]);
async function written() {
  const { rows } = await owner.query<{ sessions: number; successes: number; devices: number }>(
    `select (select count(*)::int from sessions where user_id = $1) as sessions,
       (select count(*)::int from audit_events where action = 'sign_in.succeeded' and event->'actor'->>'id' = $1::text)
         as successes,
       (select count(*)::int from devices where user_id = $1) as devices`,
    [person.id],
  );
  return rows[0];
}

test.each([
  [
    'is suspended',
    `update users set status = 'suspended' where id = $2 and $1::uuid is not null`,
    [403, 'account_suspended'],
  ],
  [
    'is suspended in the organization',
    `update memberships set status = 'suspended' where tenant_id = $1 and user_id = $2`,
    [403, 'account_suspended'],
  ],
  [
    'leaves the organization',
    'delete from memberships where tenant_id = $1 and user_id = $2',
    [403, 'no_organization'],
  ],
  [
    'is in an organization that is suspended',
    `update tenants set status = 'suspended' where id = $1 and $2::uuid is not null`,
    [403, 'tenant_not_active'],
  ],
  [
    'is in an organization that begins to require single sign-on',
    `insert into sso_policies (tenant_id, enforced, break_glass, updated_at) select $1, true, '{}', now()
     where $2::uuid is not null`,
    [403, 'sso_required'],
  ],
  [
    'is in an organization that begins to block their network',
    `insert into sign_in_policies (tenant_id, blocked_networks, updated_at)
     select $1, array['127.0.0.0/8', '::1'], now() where $2::uuid is not null`,
    [403, 'network_not_allowed'],
  ],
  [
    'is in an organization that begins to require a second factor',
    `insert into sign_in_policies (tenant_id, second_factor_since, grace_days, updated_at)
     select $1, now() - interval '1 day', 0, now() where $2::uuid is not null`,
    [200, 'second_factor_required'],
  ],
  [
    'gets another password',
    `update credentials set secret = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$' || repeat('A', 43),
       updated_at = clock_timestamp() where user_id = $2 and $1::uuid is not null`,
    [401, 'invalid_credentials'],
  ],
  [
    'loses the password',
    'delete from credentials where user_id = $2 and $1::uuid is not null',
    [401, 'invalid_credentials'],
  ],
])('a user who %s while the password is verified gets no session', async (_, sql, answer) => {
  expect((await signInDuring(change(sql))).answer).toEqual(answer);
  expect(await written()).toEqual({ sessions: 0, successes: 0, devices: 0 });
});

test('a role that changes while the password is verified is the one of the session', async () => {
  const promote = change(
    `update memberships set role = 'tenant_admin' where tenant_id = $1 and user_id = $2`,
  );
  expect(await signInDuring(promote)).toEqual({ answer: [200, 'authenticated'], verified: 2 });
  const { rows } = await owner.query('select role from sessions where user_id = $1', [person.id]);
  expect(rows).toEqual([{ role: 'tenant_admin' }]);
  expect(await written()).toEqual({ sessions: 1, successes: 1, devices: 1 });
});

test('a user whose permissions keep changing must try again and gets no session', async () => {
  const rename = change(
    `update users set given_name = given_name || 'a' where id = $2 and $1::uuid is not null`,
  );
  await owner.query('truncate attempt_limits');
  expect(await signInDuring(rename, rename, rename)).toEqual({ answer: [503, 'busy'], verified: 3 });
  expect(await written()).toMatchObject({ sessions: 0, successes: 0 });
  // No attempt counts as failed, because the password was correct.
  const { rows } = await owner.query('select max(attempts) as most from attempt_limits');
  expect(rows).toEqual([{ most: 0 }]);
});

test('a password that is rehashed at a sign-in is verified once', async () => {
  const cheap = await hash(PASSWORD, { algorithm: 2, memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  await owner.query('update credentials set secret = $2 where user_id = $1', [person.id, cheap]);
  expect(await signInDuring()).toEqual({ answer: [200, 'authenticated'], verified: 1 });
});
