import type {
  AuditEventPage,
  Problem,
  Reevaluation,
  SignInPolicy,
  SsoResult,
  SsoStarted,
} from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import { mailOf, tokenIn } from '../support/account.ts';
import { startApi, type TestApi } from '../support/api.ts';
import {
  type ApiCaller,
  aMembership,
  aPerson,
  callerWith,
  PASSWORD,
  type Person,
  post,
  signedIn,
} from '../support/data.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';
import { SoftPasskey } from '../support/soft-passkey.ts';
import {
  aConnection,
  anOrganization,
  forgetSandbox,
  type Organization,
  sandboxSettings,
} from '../support/sso.ts';

const OFFICE = '203.0.113.7';
const HOME = '198.51.100.7';
const REFUSED = [403, 'network_not_allowed'];
type Asked = Parameters<SoftPasskey['create']>[0];

let sandbox: Sandbox;
let api: TestApi;
let database: pg.Client;
let owner: Organization;
let member: Person;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ env: sandboxSettings(sandbox) });
  database = new pg.Client({ connectionString: api.database.ownerUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  owner = await anOrganization(api, 'demo-company.test');
  member = await aPerson(api, { tenantId: owner.id });
  return () => forgetSandbox(api);
});

/** Skips the check of the admin's own network, for tests of the sign-in. */
const restrict = (allowed: string[], blocked: string[] = [], tenantId = owner.id) =>
  database.query(
    `insert into sign_in_policies (tenant_id, allowed_networks, blocked_networks, updated_at)
     values ($1, $2, $3, now())
     on conflict (tenant_id) do update set allowed_networks = $2, blocked_networks = $3`,
    [tenantId, allowed, blocked],
  );
const at = (address: string) => ({
  'x-forwarded-for': address,
  'x-gatehouse-internal': api.settings.INTERNAL_SECRET,
});
const login = (address: string, { email }: Person = member, password = PASSWORD) =>
  post(api, '/api/v1/auth/login', { email, password }, at(address));
/** The status, with the code of the problem or the status of the sign-in. */
async function outcome(response: Response): Promise<unknown[]> {
  const { code, status } = (await response.json()) as { code?: string; status?: unknown };
  return [response.status, code ?? status];
}

describe('a sign-in by password', () => {
  test.each([
    ['from an allowed range', ['203.0.113.0/24'], [], OFFICE, [200, 'authenticated']],
    ['from elsewhere', ['203.0.113.0/24'], [], HOME, REFUSED],
    ['from an allowed range that is blocked in part', ['203.0.113.0/24'], ['203.0.113.7'], OFFICE, REFUSED],
    [
      'from the rest of that range',
      ['203.0.113.0/24'],
      ['203.0.113.7'],
      '203.0.113.8',
      [200, 'authenticated'],
    ],
    ['from a blocked range', [], ['198.51.100.0/24'], HOME, REFUSED],
    ['from everywhere else', [], ['198.51.100.0/24'], OFFICE, [200, 'authenticated']],
    ['from an allowed IPv6 range', ['2001:db8::/32'], [], '2001:db8:7::1', [200, 'authenticated']],
    ['from another IPv6 range', ['2001:db8::/32'], [], '2001:db9::1', REFUSED],
    [
      'from IPv4 in IPv6 form that is allowed',
      ['203.0.113.0/24'],
      [],
      `::ffff:${OFFICE}`,
      [200, 'authenticated'],
    ],
    ['from IPv4 in IPv6 form that is blocked', [], [HOME], `::ffff:${HOME}`, REFUSED],
    ['from IPv6 where only IPv4 is allowed', ['0.0.0.0/0'], [], '2001:db8::1', REFUSED],
    ['from an address that is none', ['0.0.0.0/0', '::/0'], [], 'office', REFUSED],
    ['without lists', [], [], HOME, [200, 'authenticated']],
  ])('%s', async (_name, allowed, blocked, address, expected) => {
    await restrict(allowed, blocked);
    expect(await outcome(await login(address))).toEqual(expected);
  });

  test('does not trust an address that an unknown proxy forwards', async () => {
    await restrict([OFFICE]);
    const { email } = member;
    const body = { email, password: PASSWORD };
    const response = await post(api, '/api/v1/auth/login', body, { 'x-forwarded-for': OFFICE });
    expect(await outcome(response)).toEqual(REFUSED);
  });

  test('handles a wrong password and an unknown address as without the rule', async () => {
    await restrict([OFFICE]);
    const wrong = [401, 'invalid_credentials'];
    expect(await outcome(await login(HOME, member, 'not the password'))).toEqual(wrong);
    expect(await outcome(await login(HOME, { ...member, email: 'nobody@acme.test' }))).toEqual(wrong);
  });

  test('does not reveal the lists to the user, creates no session, and shows the admin what was compared', async () => {
    await restrict(['203.0.113.0/24'], ['203.0.113.9']);
    const response = await login(HOME);
    const problem = (await response.json()) as Problem;
    expect(problem.detail).toBe(personMessage('network_not_allowed'));
    expect(JSON.stringify(problem)).not.toContain('203.0.113');
    await login('203.0.113.9');
    const { rows } = await database.query('select 1 from sessions where user_id = $1', [member.id]);
    expect(rows).toEqual([]);
    await api.app.get(SignInLog).flush();
    const logged = await database.query(
      `select ip, found, expected from sign_in_attempts where outcome = 'network_not_allowed' and user_id = $1
       order by id`,
      [member.id],
    );
    expect(logged.rows).toEqual([
      { ip: HOME, found: { amr: ['pwd'], found: HOME }, expected: { expected: ['203.0.113.0/24'] } },
      {
        ip: '203.0.113.9',
        found: { amr: ['pwd'], found: '203.0.113.9', blocked: '203.0.113.9' },
        expected: null,
      },
    ]);
  });

  test('that was rejected is evaluated again with its own address', async () => {
    await restrict([OFFICE]);
    expect(await outcome(await login(HOME))).toEqual(REFUSED);
    await api.app.get(SignInLog).flush();
    const page = await owner.as.get(`/api/v1/sign-ins?userId=${member.id}&code=network_not_allowed`);
    const [attempt] = ((await page.json()) as { items: { id: string }[] }).items;
    const accountNow = async () => {
      const response = await owner.as.post(`/api/v1/sign-ins/${attempt?.id}/re-evaluate`);
      const { checks } = (await response.json()) as Reevaluation;
      return checks.find(({ name }) => name === 'account')?.code;
    };
    expect(await accountNow()).toBe('network_not_allowed');
    await restrict([HOME]);
    expect(await accountNow()).toBeNull();
  });

  test('exempts no emergency administrator', async () => {
    await restrict([OFFICE]);
    await database.query(
      `insert into sso_policies (tenant_id, enforced, break_glass, updated_at) values ($1, true, array[$2::uuid], now())`,
      [owner.id, owner.admin.id],
    );
    expect(await outcome(await login(HOME, owner.admin))).toEqual(REFUSED);
    expect(await outcome(await login(OFFICE, owner.admin))).toEqual([200, 'authenticated']);
  });

  test('to another organization is not affected', async () => {
    await restrict([OFFICE]);
    const elsewhere = await anOrganization(api);
    expect((await login(HOME, elsewhere.admin)).status).toBe(200);
  });

  test('of a superadmin is not affected by any organization', async () => {
    await restrict([OFFICE]);
    expect((await login(HOME, await aPerson(api))).status).toBe(200);
  });

  test('switches to another organization of the user that allows the network', async () => {
    const elsewhere = await anOrganization(api);
    await aMembership(api, member, { tenantId: elsewhere.id });
    await restrict([OFFICE]);
    const response = await login(HOME);
    expect((await response.json()) as object).toMatchObject({ user: { tenantId: elsewhere.id } });
  });
});

test('a passkey is rejected', async () => {
  const caller = await signedIn(api, member);
  const key = new SoftPasskey(api.settings.PUBLIC_URL);
  const asked = (await (await caller.post('/api/v1/account/factors/passkeys/options')).json()) as Asked;
  const added = await caller.post('/api/v1/account/factors/passkeys', {
    ...key.create(asked),
    name: 'Laptop',
  });
  expect(added.status, await added.clone().text()).toBe(201);
  const enter = async (address: string) => {
    const challenge = await post(api, '/api/v1/auth/passkey', {});
    return post(
      api,
      '/api/v1/auth/passkey/complete',
      key.get((await challenge.json()) as Asked),
      at(address),
    );
  };
  await restrict([OFFICE]);
  expect(await outcome(await enter(HOME))).toEqual(REFUSED);
  expect((await enter(OFFICE)).status).toBe(200);

  // As a second factor: the password comes from the office, the passkey from elsewhere.
  const first = (await (await login(OFFICE)).json()) as { ticket: string };
  const asking = await post(api, '/api/v1/auth/second-factor/passkey', { ticket: first.ticket });
  const response = key.get((await asking.json()) as Asked);
  const answer = { method: 'passkey', ...response };
  const second = await post(api, '/api/v1/auth/second-factor', { ticket: first.ticket, answer }, at(HOME));
  expect(await outcome(second)).toEqual(REFUSED);
});

test('a connection is rejected, and its trace has the address and the list', async () => {
  const { id } = await aConnection(owner.as, sandbox, { type: 'google', domains: ['demo-company.test'] });
  const enter = async (address: string) => {
    const begun = await post(api, '/api/v1/sso/sign-ins', { configurationId: id }, at(address));
    const started = (await begun.json()) as SsoStarted;
    const callback = await signInAtSandbox(started.authorizationUrl, {});
    const { browserSecret } = started;
    const body = { ...Object.fromEntries(callback.searchParams), browserSecret, configurationId: id };
    return post(api, '/api/v1/sso/sign-ins/complete', body, at(address));
  };
  await restrict(['203.0.113.0/24']);
  expect((await (await enter(OFFICE)).json()) as SsoResult).toMatchObject({ status: 'signed_in' });
  expect(await outcome(await enter(HOME))).toEqual(REFUSED);
  await api.app.get(SignInLog).flush();
  const { rows } = await database.query(
    `select ip, found, expected from sign_in_attempts where outcome = 'network_not_allowed' and connection_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ ip: HOME, found: { found: HOME }, expected: { value: ['203.0.113.0/24'] } }]);
});

test('a switch into the organization is rejected, and the session remains', async () => {
  const elsewhere = await anOrganization(api);
  await aMembership(api, elsewhere.admin, { tenantId: owner.id });
  await restrict([OFFICE]);
  const { token } = await signedIn(api, elsewhere.admin);
  const enter = (address: string) =>
    post(
      api,
      '/api/v1/auth/switch-tenant',
      { tenantId: owner.id },
      { authorization: `Bearer ${token}`, ...at(address) },
    );
  expect(await outcome(await enter(HOME))).toEqual(REFUSED);
  expect((await callerWith(api, token).get('/api/v1/auth/me')).status).toBe(200);
  expect((await enter(OFFICE)).status).toBe(200);
});

test('a password reset is rejected before the password changes', async () => {
  await post(api, '/api/v1/auth/password-reset', { email: member.email });
  const token = tokenIn(await mailOf(api, member.email, /password/i));
  await restrict([OFFICE]);
  const reset = (address: string) =>
    post(
      api,
      '/api/v1/auth/password-reset/complete',
      { token, password: 'another long password' },
      at(address),
    );
  expect(await outcome(await reset(HOME))).toEqual(REFUSED);
  expect(await outcome(await login(OFFICE))).toEqual([200, 'authenticated']);
  expect((await reset(OFFICE)).status).toBe(200);
});

describe('an invitation', () => {
  async function invited(email: string): Promise<string> {
    const made = await owner.as.post('/api/v1/invitations', { email });
    expect(made.status, await made.clone().text()).toBe(201);
    return tokenIn(await mailOf(api, email, /invite/i));
  }
  const isMember = async (email: string) => {
    const sql =
      'select 1 from memberships m join users u on u.id = m.user_id where m.tenant_id = $1 and u.email = $2';
    return (await database.query(sql, [owner.id, email])).rows.length > 0;
  };

  test('creates no account', async () => {
    const email = 'new@networks.test';
    const token = await invited(email);
    await restrict([OFFICE]);
    const body = { token, firstName: 'New', lastName: 'Member', password: PASSWORD };
    const accept = (address: string) => post(api, '/api/v1/invitations/accept', body, at(address));
    expect(await outcome(await accept(HOME))).toEqual(REFUSED);
    expect(await isMember(email)).toBe(false);
    expect((await accept(OFFICE)).status).toBe(200);
  });

  test('adds no account of another organization', async () => {
    const guest = (await anOrganization(api)).admin;
    const token = await invited(guest.email);
    await restrict([OFFICE]);
    const accept = (address: string) =>
      post(api, '/api/v1/invitations/accept-as', { token, password: PASSWORD }, at(address));
    expect(await outcome(await accept(HOME))).toEqual(REFUSED);
    expect(await isMember(guest.email)).toBe(false);
    expect((await accept(OFFICE)).status).toBe(200);
  });
});

describe('the policy', () => {
  let policy: SignInPolicy;
  beforeEach(async () => {
    policy = (await (await owner.as.get('/api/v1/sign-in-policy')).json()) as SignInPolicy;
  });

  const save = (change: Partial<SignInPolicy>, address = OFFICE, as: ApiCaller = owner.as) => {
    const { tenantId, requiredSince: _since, ...saved } = policy;
    return api.fetch('/api/v1/sign-in-policy', {
      method: 'PUT',
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json', ...at(address) },
      body: JSON.stringify({ ...saved, ...(as !== owner.as && { tenantId }), ...change }),
    });
  };

  test('normalizes networks to their shortest form and allows all if there are none', async () => {
    expect(policy).toMatchObject({ allowedNetworks: [], blockedNetworks: [] });
    const saved = await save({
      allowedNetworks: ['203.0.113.99/24', ' 2001:DB8:0::/32', '::ffff:203.0.113.0/120'],
      blockedNetworks: ['203.0.113.9/32'],
    });
    expect(saved.status, await saved.clone().text()).toBe(200);
    const networks = {
      allowedNetworks: ['203.0.113.0/24', '2001:db8::/32'],
      blockedNetworks: ['203.0.113.9'],
    };
    expect(await saved.json()).toMatchObject(networks);
    // Omitted lists are kept.
    const { allowedNetworks: _allowed, blockedNetworks: _blocked, ...rest } = policy;
    const { tenantId: _tenant, requiredSince: _since, ...body } = rest;
    const again = await owner.as.put('/api/v1/sign-in-policy', body);
    expect(await again.json()).toMatchObject(networks);
  });

  test.each([
    [422, 'allowedNetworks.1', { allowedNetworks: ['203.0.113.0/24', '10.1'] }],
    [422, 'blockedNetworks.0', { blockedNetworks: ['198.51.100.0/33'] }],
    [400, 'allowedNetworks', { allowedNetworks: Array.from({ length: 51 }, (_, at) => `203.0.113.${at}`) }],
  ])('returns %i and names the invalid line: %s', async (status, field, change) => {
    const response = await save(change);
    expect(response.status).toBe(status);
    expect(((await response.json()) as Problem).errors?.map((error) => error.field)).toEqual([field]);
  });

  test.each([
    ['lacks', { allowedNetworks: ['198.51.100.0/24'] }, 'allowedNetworks'],
    ['blocks', { blockedNetworks: ['203.0.113.0/24'] }, 'blockedNetworks'],
  ])('is rejected if it %s the address of the admin', async (_name, change, field) => {
    const response = await save(change);
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as Problem;
    expect(errors).toEqual([
      { field, code: 'own_network_excluded', message: expect.stringContaining(OFFICE) },
    ]);
    expect(await (await owner.as.get('/api/v1/sign-in-policy')).json()).toEqual(policy);
  });

  test('is saved with the address of the admin excluded once they accept it, which the audit log records', async () => {
    const change = { allowedNetworks: ['198.51.100.0/24'], acceptOwnExclusion: true };
    expect((await save(change)).status).toBe(200);
    expect(await outcome(await login(OFFICE))).toEqual(REFUSED);
    const events = (await (
      await owner.as.get('/api/v1/audit/events?action=sign_in_policy.updated')
    ).json()) as AuditEventPage;
    expect(events.items[0]?.detail).toMatchObject({ excludesOwnAddress: true });
  });

  test('accepts other changes of an admin outside the networks', async () => {
    await restrict(['203.0.113.0/24']);
    const change = { allowedNetworks: ['203.0.113.0/24'], graceDays: 7 };
    expect((await save(change, HOME)).status).toBe(200);
  });

  test('is changed by a superadmin from anywhere', async () => {
    const superadmin = await signedIn(api, await aPerson(api));
    const change = { allowedNetworks: ['203.0.113.0/24'] };
    expect((await save(change, HOME, superadmin)).status).toBe(200);
    expect(await outcome(await login(HOME))).toEqual(REFUSED);
  });

  test('is recorded with the networks before and after', async () => {
    await restrict([], ['198.51.100.0/24']);
    await save({ allowedNetworks: [OFFICE], blockedNetworks: [] });
    const events = (await (
      await owner.as.get('/api/v1/audit/events?action=sign_in_policy.updated')
    ).json()) as AuditEventPage;
    expect(events.items[0]?.detail).toMatchObject({
      allowedNetworks: [OFFICE],
      blockedNetworks: [],
      allowedNetworksBefore: [],
      blockedNetworksBefore: ['198.51.100.0/24'],
    });
  });
});
