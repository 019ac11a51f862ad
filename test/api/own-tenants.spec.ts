import type { Visit } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import {
  type ApiCaller,
  aMembership,
  aPerson,
  aTenant,
  callerWith,
  type Person,
  signedIn,
} from '../support/data.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
let owner: pg.Client;
let first: string;
let second: string;
let person: Person;
let asPerson: ApiCaller;

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});
beforeEach(async () => {
  first = (await aTenant(api, { name: 'First' })).id;
  second = (await aTenant(api, { name: 'Second' })).id;
  person = await aPerson(api, { tenantId: first });
  asPerson = await signedIn(api, person);
  await aMembership(api, person, { tenantId: second, role: 'tenant_admin' });
});

const enter = (tenantId: string, caller = asPerson) =>
  caller.post('/api/v1/auth/switch-tenant', { tenantId });
const code = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
const me = async (caller: ApiCaller) => (await caller.get('/api/v1/auth/me')).status;

test('a visit has the data of every page: the user, the branding and their organizations', async () => {
  const read = async (caller: ApiCaller, path: string) => (await caller.get(`/api/v1/${path}`)).json();
  const superadmin = await signedIn(api, await aPerson(api));
  for (const caller of [asPerson, superadmin]) {
    const { locale, brand, tenants, ...visit } = (await read(caller, 'auth/visit')) as Visit;
    expect(visit).toEqual(await read(caller, 'auth/me'));
    expect({ locale }).toMatchObject({ locale: null });
    expect({ brand }).toEqual(await read(caller, 'organization/brand'));
    expect({ items: tenants }).toEqual(await read(caller, 'auth/tenants'));
  }
  const { version } = await read(asPerson, 'account');
  await asPerson.patch('/api/v1/account', { version, locale: 'de-CH' });
  expect(await read(asPerson, 'auth/visit')).toMatchObject({
    locale: 'de-CH',
    brand: { name: 'First' },
    tenants: [{}, {}],
  });
});

test('a user sees their own organizations, and the current one', async () => {
  const { items } = (await (await asPerson.get('/api/v1/auth/tenants')).json()) as { items: object[] };
  expect(items).toEqual([
    expect.objectContaining({ id: first, name: 'First', role: 'tenant_user', isCurrent: true, isOpen: true }),
    expect.objectContaining({
      id: second,
      name: 'Second',
      role: 'tenant_admin',
      isCurrent: false,
      isOpen: true,
    }),
  ]);
});

test('a switch creates a new session with the role there and ends the old one', async () => {
  const answer = await enter(second);
  expect(answer.status).toBe(200);
  const { accessToken, user } = (await answer.json()) as { accessToken: string; user: object };
  expect(user).toMatchObject({ tenantId: second, role: 'tenant_admin' });
  expect(accessToken).not.toBe(asPerson.token);
  expect([await me(asPerson), await me(callerWith(api, accessToken))]).toEqual([401, 200]);
});

test('the audit log of each organization contains only its own part of the switch', async () => {
  await enter(second);
  const { rows } = await owner.query(
    `select tenant_id, event -> 'detail' as detail from audit_events
     where action = 'session.tenant_switched' and tenant_id in ($1, $2) order by seq`,
    [first, second],
  );
  expect(rows).toEqual([
    { tenant_id: first, detail: { direction: 'left' } },
    { tenant_id: second, detail: { direction: 'entered' } },
  ]);
});

test('an organization without a membership is not found', async () => {
  const foreign = await aTenant(api);
  expect(await code(await enter(foreign.id))).toEqual([404, 'not_found']);
  expect(await me(asPerson)).toBe(200);
});

test('a switch to the current organization is rejected', async () => {
  expect(await code(await enter(first))).toEqual([409, 'already_there']);
});

test.each([
  ['the membership', `update memberships set status = 'suspended' where tenant_id = $1`, 'account_suspended'],
  ['the organization', `update tenants set status = 'suspended' where id = $1`, 'tenant_not_active'],
  [
    'its single sign-on',
    `with demoted as (update memberships set role = 'tenant_user' where tenant_id = $1)
     insert into sso_policies (tenant_id, enforced, break_glass, updated_at) values ($1, true, '{}', now())`,
    'sso_required',
  ],
])('%s denies access to a user who is signed in elsewhere', async (_name, change, expected) => {
  await owner.query(change, [second]);
  expect(await code(await enter(second))).toEqual([403, expected]);
  expect(await me(asPerson)).toBe(200);
});

test('an authentication by the identity provider of one organization does not count in another', async () => {
  await owner.query('update sessions set upstream_tenant_id = $1 where user_id = $2', [first, person.id]);
  expect(await code(await enter(second))).toEqual([403, 'own_verification_required']);
});

test('the limits of the other organization start at the sign-in, not at the switch', async () => {
  await owner.query('update tenants set session_total_seconds = 3600 where id = $1', [first]);
  asPerson = await signedIn(api, person);
  clock.advance(600);
  const answer = await enter(second);
  const { expiresAt } = (await answer.json()) as { expiresAt: string };
  expect(Date.parse(expiresAt) - clock.now().getTime()).toBe(300_000);
});

test('a sign-in that is older than the other organization allows is not carried over', async () => {
  await owner.query(
    'update tenants set session_total_seconds = 3600, session_idle_seconds = 3600 where id = $1',
    [first],
  );
  // The last switch is to the current organization, so the next sign-in starts there.
  asPerson = await signedIn(api, person);
  clock.advance(900);
  expect(await code(await enter(second))).toEqual([403, 'sign_in_again']);
  expect(await me(asPerson)).toBe(200);
});
