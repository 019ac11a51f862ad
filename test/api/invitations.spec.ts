import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import {
  type ApiCaller,
  aPerson,
  aTenant,
  callerWith,
  PASSWORD,
  type Person,
  post,
  signedIn,
} from '../support/data.ts';
import { aStoredConnection } from '../support/stored-connection.ts';

const DAY = 86_400;
const clock = new HeldClock(new Date());
let api: TestApi;
let owner: pg.Client;
let superadmin: Person;
let tenantId: string;
let asAdmin: ApiCaller;
let number = 0;

interface Invitation {
  id: string;
  email: string;
  status: string;
  timesSent: number;
}

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  superadmin = await aPerson(api);
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});
beforeEach(async () => {
  tenantId = (await aTenant(api, { name: 'Acme' })).id;
  asAdmin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
});

const invite = (email: string, more: object = {}, caller = asAdmin) =>
  caller.post('/api/v1/invitations', { email, ...more });
const check = async (text: string, more: object = {}) =>
  (
    await asAdmin.post('/api/v1/invitations/imports/check', { format: 'csv', text, ...more })
  ).json() as Promise<{
    invite: number;
    skip: number;
    error: number;
    lines: { line: number; outcome: string; message: string | null }[];
  }>;
/** Starts an import and runs the job until it is done. */
const batch = async (text: string, more: object = {}) => {
  const started = await asAdmin.post('/api/v1/invitations/imports', { format: 'csv', text, ...more });
  expect(started.status).toBe(202);
  const { id } = (await started.json()) as { id: string };
  await api.app.get(Jobs).runNow('imports');
  return (await asAdmin.get(`/api/v1/invitations/imports/${id}`)).json();
};
const open = (token: string) => post(api, '/api/v1/invitations/open', { token });
const accept = (token: string, more: object = {}) =>
  post(api, '/api/v1/invitations/accept', {
    token,
    firstName: 'Ada',
    lastName: 'Lovelace',
    password: PASSWORD,
    ...more,
  });
const newAddress = () => {
  number += 1;
  return `guest-${number}@invited.test`;
};
const code = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

async function tokensTo(email: string): Promise<string[]> {
  const caller = await signedIn(api, superadmin);
  const { items } = (await (await caller.get('/api/v1/mail/outbox?limit=100')).json()) as {
    items: { id: string; to: string }[];
  };
  const tokens: string[] = [];
  for (const { id } of items.filter(({ to }) => to === email)) {
    const { text } = (await (await caller.get(`/api/v1/mail/outbox/${id}`)).json()) as { text: string };
    tokens.push(new URL(/http\S+\?token=\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '');
  }
  return tokens;
}

async function invited(email = newAddress(), more: object = {}): Promise<{ id: string; token: string }> {
  const response = await invite(email, more);
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as Invitation;
  const [token = ''] = await tokensTo(email);
  return { id, token };
}

async function rowsOf(table: 'invitations' | 'memberships'): Promise<number> {
  const { rows } = await owner.query(`select count(*)::int as n from ${table} where tenant_id = $1`, [
    tenantId,
  ]);
  return rows[0].n;
}

describe('a new user', () => {
  test('chooses a password and joins with the role of the invitation', async () => {
    const email = newAddress();
    const { token } = await invited(email, { role: 'tenant_admin', firstName: 'Ada' });
    expect(await (await open(token)).json()).toMatchObject({
      tenantName: 'Acme',
      email,
      firstName: 'Ada',
      role: 'tenant_admin',
      way: 'password',
    });
    const answer = await accept(token);
    expect(answer.status).toBe(200);
    const { user, accessToken } = (await answer.json()) as { user: object; accessToken: string };
    expect(user).toMatchObject({
      email,
      name: 'Ada Lovelace',
      role: 'tenant_admin',
      tenantId,
      emailVerified: true,
    });
    expect((await callerWith(api, accessToken).get('/api/v1/users')).status).toBe(200);
    const actions = await owner.query(
      `select action from audit_events where tenant_id = $1 and (action like 'invitation.%' or action like 'membership.%')
       order by seq`,
      [tenantId],
    );
    expect(actions.rows.map(({ action }) => action)).toEqual([
      'invitation.sent',
      'invitation.accepted',
      'membership.created',
    ]);
  });

  test('uses the link once', async () => {
    const { token } = await invited();
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await open(token)).status).toBe(410);
    expect(await rowsOf('memberships')).toBe(2);
  });

  test('is rejected after seven days', async () => {
    const { token } = await invited();
    clock.advance(7 * DAY);
    expect(await code(await open(token))).toEqual([410, 'link_expired']);
    expect((await accept(token)).status).toBe(410);
  });

  test('cannot use a link that was resent, revoked, or altered', async () => {
    const email = newAddress();
    const { id, token } = await invited(email);
    expect(
      ((await (await asAdmin.post(`/api/v1/invitations/${id}/resend`)).json()) as Invitation).timesSent,
    ).toBe(2);
    const tokens = await tokensTo(email);
    expect(tokens).toHaveLength(2);
    const fresh = tokens.find((it) => it !== token) ?? '';
    expect((await open(token)).status).toBe(410);
    expect((await open(fresh)).status).toBe(200);
    expect((await open(`${fresh}x`)).status).toBe(410);
    expect((await asAdmin.delete(`/api/v1/invitations/${id}`)).status).toBe(204);
    expect((await accept(fresh)).status).toBe(410);
    expect(await code(await asAdmin.post(`/api/v1/invitations/${id}/resend`))).toEqual([
      409,
      'invitation_closed',
    ]);
  });

  test('cannot set a password that is too short', async () => {
    const { token } = await invited();
    expect((await accept(token, { password: 'short' })).status).toBe(400);
  });
});

describe('a user with an account', () => {
  let guest: Person;
  let token: string;
  beforeEach(async () => {
    guest = await aPerson(api, { tenantId: (await aTenant(api)).id, email: newAddress() });
    ({ token } = await invited(guest.email));
  });

  test('accepts with the password, and creates no second account', async () => {
    expect(await (await open(token)).json()).toMatchObject({ way: 'sign_in' });
    expect(await code(await accept(token))).toEqual([409, 'account_exists']);
    const as = (password: string) => post(api, '/api/v1/invitations/accept-as', { token, password });
    expect(await code(await as('a wrong password'))).toEqual([401, 'invalid_credentials']);
    expect(await (await as(PASSWORD)).json()).toMatchObject({ user: { id: guest.id, tenantId } });
  });

  test('accepts while signed in, and stays where they are', async () => {
    const asGuest = await signedIn(api, guest);
    const joined = await asGuest.post('/api/v1/invitations/join', { token });
    expect(await joined.json()).toEqual({ tenantId, tenantName: 'Acme' });
    expect(await (await asGuest.get('/api/v1/auth/me')).json()).toMatchObject({
      user: { tenantId: guest.tenantId },
    });
    expect((await asGuest.post('/api/v1/invitations/join', { token })).status).toBe(410);
  });

  test('is the only user who can use the link', async () => {
    const somebody = await signedIn(api, await aPerson(api, { tenantId: guest.tenantId ?? '' }));
    expect(await code(await somebody.post('/api/v1/invitations/join', { token }))).toEqual([
      409,
      'another_person',
    ]);
  });

  test('returns after leaving the last organization', async () => {
    const { rows } = await owner.query('delete from memberships where user_id = $1 returning 1', [guest.id]);
    expect(rows).toHaveLength(1);
    await expect(signedIn(api, guest)).rejects.toThrow('no_organization');
    const answer = await post(api, '/api/v1/invitations/accept-as', { token, password: PASSWORD });
    expect(answer.status).toBe(200);
  });
});

describe('a user who could not sign in afterwards cannot join', () => {
  let guest: Person;
  let token: string;
  const asked = () => post(api, '/api/v1/invitations/accept-as', { token, password: PASSWORD });
  beforeEach(async () => {
    guest = await aPerson(api, { tenantId: (await aTenant(api)).id, email: newAddress() });
    ({ token } = await invited(guest.email));
  });

  test('because the organization is suspended', async () => {
    const stranger = await invited();
    await owner.query("update tenants set status = 'suspended' where id = $1", [tenantId]);
    expect(await code(await asked())).toEqual([403, 'tenant_not_active']);
    expect(await code(await accept(stranger.token))).toEqual([403, 'tenant_not_active']);
    expect(await rowsOf('memberships')).toBe(1);
    await owner.query("update tenants set status = 'active' where id = $1", [tenantId]);
    expect((await asked()).status).toBe(200);
  });

  test('because the user is suspended everywhere', async () => {
    await owner.query("update users set status = 'suspended' where id = $1", [guest.id]);
    expect(await code(await asked())).toEqual([403, 'account_suspended']);
    expect(await rowsOf('memberships')).toBe(1);
  });
});

test('pending invitations are found by any part of the name or address, with and without accents', async () => {
  const email = newAddress();
  await invited(email, { firstName: 'José', lastName: 'Ørsted' });
  const found = async (search: string) => {
    const response = await asAdmin.get(`/api/v1/invitations?search=${encodeURIComponent(search)}`);
    return ((await response.json()) as { items: { email: string }[] }).items.map((item) => item.email);
  };
  expect(await found('jose orsted')).toEqual([email]);
  expect(await found('José')).toEqual([email]);
  expect(await found(email.slice(3))).toEqual([email]);
  expect(await found('jose_')).toEqual([]);
});

test('a superadmin cannot join an organization', async () => {
  const { token } = await invited((await aPerson(api, {})).email);
  const somebody = await owner.query(
    'select email from users where is_superadmin order by created_at desc limit 1',
  );
  const asSuperadmin = await signedIn(api, { id: '', email: somebody.rows[0].email, tenantId: null });
  expect(await code(await asSuperadmin.post('/api/v1/invitations/join', { token }))).toEqual([
    409,
    'superadmin_refused',
  ]);
});

test('a member or an invited user cannot be invited again', async () => {
  const member = await aPerson(api, { tenantId });
  expect(await code(await invite(member.email.toUpperCase()))).toEqual([409, 'already_member']);
  const email = newAddress();
  const both = await Promise.all([invite(email), invite(email.toUpperCase())]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('an expired invitation frees a place for a new one', async () => {
  const email = newAddress();
  await invite(email);
  clock.advance(8 * DAY);
  asAdmin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  expect((await invite(email)).status).toBe(201);
  const list = (await (await asAdmin.get('/api/v1/invitations?status=pending')).json()) as {
    items: Invitation[];
  };
  expect(list.items.map((it) => it.email)).toEqual([email]);
});

test('the response to an invitation does not reveal whether the address has an account elsewhere', async () => {
  const elsewhere = await aPerson(api, { tenantId: (await aTenant(api)).id });
  const known = (await (await invite(elsewhere.email)).json()) as object;
  const unknown = (await (await invite(newAddress())).json()) as object;
  expect(Object.keys(known)).toEqual(Object.keys(unknown));
  expect(known).toMatchObject({ status: 'pending', name: '' });
});

describe('a file of users', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, n) => `p${n}-${tenantId}@invited.test,First${n},Last${n},user`).join(
      '\n',
    );

  test('of 250 is checked first and then invites all of them', async () => {
    const text = `email,first name,last name,role\n${people(250)}\n`;
    expect(await check(text)).toMatchObject({ invite: 250, skip: 0, error: 0, room: null });
    expect(await rowsOf('invitations')).toBe(0);
    expect(await batch(text)).toMatchObject({ state: 'done', lines: 250, created: 250 });
    expect(await rowsOf('invitations')).toBe(250);
    const mails = await owner.query(`select count(*)::int as n from outbox where tenant_id = $1`, [tenantId]);
    expect(mails.rows).toEqual([{ n: 250 }]);
    expect(await batch(text)).toMatchObject({ created: 0, skipped: 250, failed: 0 });
  });

  test('with wrong lines invites the others and names the wrong ones', async () => {
    const member = await aPerson(api, { tenantId });
    const text = [
      'Email;Role',
      `a-${tenantId}@invited.test;user`,
      'nobody at all;user',
      `b-${tenantId}@invited.test;captain`,
      `A-${tenantId}@INVITED.test;admin`,
      `${member.email};user`,
      ';user',
    ].join('\r\n');
    const found = await check(text);
    expect(found).toMatchObject({ invite: 1, skip: 1, error: 4 });
    expect(found.lines).toEqual([
      expect.objectContaining({ line: 2, outcome: 'invite' }),
      expect.objectContaining({ line: 3, outcome: 'error', message: 'Enter an email address' }),
      expect.objectContaining({ line: 4, outcome: 'error', message: 'There is no role named captain' }),
      expect.objectContaining({ line: 5, outcome: 'error', message: 'Same email address as on line 2' }),
      expect.objectContaining({ line: 6, outcome: 'skip', message: 'Already a member of the organization' }),
      expect.objectContaining({ line: 7, outcome: 'error', message: 'The email address is missing' }),
    ]);
    expect(await rowsOf('invitations')).toBe(0);
    expect(await batch(text)).toMatchObject({ state: 'done', lines: 6, created: 1, skipped: 1, failed: 4 });
    expect(await rowsOf('invitations')).toBe(1);
  });

  test('without a column of addresses, or with too many users, is rejected as a whole', async () => {
    const refused = async (text: string) => {
      const response = await asAdmin.post('/api/v1/invitations/imports', { format: 'csv', text });
      return [response.status, ((await response.json()) as { errors: { field: string }[] }).errors[0]?.field];
    };
    expect(await refused('name\nAda\n')).toEqual([422, 'text']);
    expect(await refused(`email\n${'a@b.test\n'.repeat(5001)}`)).toEqual([422, 'text']);
    expect(await refused('email\n"a@b.test\n')).toEqual([422, 'text']);
  });

  test('assigns roles of the organization by name', async () => {
    const role = (await (
      await asAdmin.post('/api/v1/roles', { name: 'Help Desk', permissions: ['user_management'] })
    ).json()) as { id: string };
    expect(await batch(`email,role\nr-${tenantId}@invited.test,help desk\n`)).toMatchObject({ created: 1 });
    const { rows } = await owner.query('select role, role_id from invitations where tenant_id = $1', [
      tenantId,
    ]);
    expect(rows).toEqual([{ role: 'tenant_user', role_id: role.id }]);
  });
});

test('a pasted list is read with any separators between the addresses', async () => {
  const text = `a-${tenantId}@invited.test, Bob <b-${tenantId}@invited.test>;\n c-${tenantId}@invited.test`;
  expect(await batch(text, { format: 'list' })).toMatchObject({ created: 3, failed: 0 });
});

test('the plan sets a limit, which includes invited users', async () => {
  await owner.query(
    `insert into invitations (id, tenant_id, email, email_key, role, invited_by, sent_at, expires_at, created_at)
     select gen_random_uuid(), $1, 'x' || n, 'x' || n, 'tenant_user', $1, now(), now() + interval '99 days',
       now() - interval '2 days'
     from generate_series(1, 498) n`,
    [tenantId],
  );
  const answers = await Promise.all([invite(newAddress()), invite(newAddress())]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409) as Response;
  expect((await code(refused))[1]).toBe('plan_limit_reached');
});

test('an invitation can be resent only a few times', async () => {
  const { id } = await invited();
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1)
    statuses.push((await asAdmin.post(`/api/v1/invitations/${id}/resend`)).status);
  expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
  expect(statuses).toContain(429);
});

test('a user of a connected identity provider also sees that option', async () => {
  const domain = `${tenantId}.example`;
  const [known, other] = await Promise.all([invited(`ada@${domain}`), invited()]);
  const isOffered = async ({ token }: { token: string }) =>
    ((await (await open(token)).json()) as { directory: boolean }).directory;
  await owner.query(
    `insert into domains (id, tenant_id, domain, status, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'active', now(), now())`,
    [tenantId, domain],
  );
  expect(await isOffered(known)).toBe(false);
  const id = await aStoredConnection(api, tenantId);
  await owner.query('update sso_configurations set domains = array[$2] where id = $1', [id, domain]);
  expect([await isOffered(known), await isOffered(other)]).toEqual([true, false]);
});

test('while an organization requires its identity provider, only users of its domains can be invited', async () => {
  await owner.query(
    `insert into sso_policies (tenant_id, enforced, break_glass, updated_at) values ($1, true, '{}', now())`,
    [tenantId],
  );
  const response = await invite(newAddress());
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: [
      { field: 'email', message: expect.stringContaining('no enabled connection serves this domain') },
    ],
  });
});

test('a tenant user cannot invite', async () => {
  const asUser = await signedIn(api, await aPerson(api, { tenantId }));
  expect((await invite(newAddress(), {}, asUser)).status).toBe(403);
});
