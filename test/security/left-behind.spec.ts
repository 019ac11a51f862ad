import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, PASSWORD, type Person, post, signedIn } from '../support/data.ts';
import { aClient } from '../support/relying-party.ts';
import { aStoredConnection } from '../support/stored-connection.ts';

let api: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;
let tenantId: string;
let asAdmin: ApiCaller;
let leaver: Person;
let asLeaver: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});
beforeEach(async () => {
  tenantId = (await aTenant(api)).id;
  asAdmin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  leaver = await aPerson(api, { tenantId, role: 'tenant_admin' });
  asLeaver = await signedIn(api, leaver);
});

interface Sent {
  readonly id: string;
  readonly token: string;
}

async function invited(by: ApiCaller, role = 'tenant_admin', name = 'second'): Promise<Sent> {
  const email = `${name}-${tenantId}@other.test`;
  const response = await by.post('/api/v1/invitations', { email, role });
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  return { id, token: await tokenTo(email) };
}

async function tokenTo(email: string): Promise<string> {
  const { items } = (await (await superadmin.get('/api/v1/mail/outbox?limit=100')).json()) as {
    items: { id: string; to: string }[];
  };
  const mail = items.find(({ to }) => to === email);
  const { text } = (await (await superadmin.get(`/api/v1/mail/outbox/${mail?.id}`)).json()) as {
    text: string;
  };
  return new URL(/http\S+\?token=\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';
}

const accept = async (token: string) =>
  (
    await post(api, '/api/v1/invitations/accept', {
      token,
      firstName: 'Back',
      lastName: 'Again',
      password: PASSWORD,
    })
  ).status;

const statusOf = async ({ id }: Sent) => {
  const { items } = (await (await asAdmin.get('/api/v1/invitations')).json()) as {
    items: { id: string; status: string }[];
  };
  return items.find((invitation) => invitation.id === id)?.status;
};

const change = async (body: object) => {
  const response = await asAdmin.patch(`/api/v1/users/${leaver.id}`, { version: 1, ...body });
  expect(response.status).toBe(200);
};
const suspend = async () => {
  expect((await asAdmin.post(`/api/v1/users/${leaver.id}/suspend`, { version: 1 })).status).toBe(200);
};
const remove = async () => {
  expect((await asAdmin.delete(`/api/v1/users/${leaver.id}`)).status).toBe(204);
};
const versionOf = async () =>
  ((await (await superadmin.get(`/api/v1/people/${leaver.id}`)).json()) as { version: number }).version;

const LOSES: [string, () => Promise<void>][] = [
  ['is removed', remove],
  ['is suspended', suspend],
  ['is made a member', () => change({ role: 'tenant_user', roleId: null })],
];

describe.each(LOSES)('when an admin %s', (_, loses) => {
  test('invitations that they sent end immediately, and the audit log says why', async () => {
    const invitation = await invited(asLeaver);
    await loses();
    expect(await statusOf(invitation)).toBe('revoked');
    expect(await accept(invitation.token)).toBe(410);
    const { rows } = await owner.query(
      `select event -> 'detail' ->> 'because' as because from audit_events
       where event -> 'target' ->> 'id' = $1 and event ->> 'action' = 'invitation.revoked'`,
      [invitation.id],
    );
    expect(rows).toEqual([{ because: 'sender_lost_permission' }]);
  });

  test('set-up links that they made end', async () => {
    const begun = await asLeaver.post('/api/v1/sso-wizard/runs', { provider: 'okta', type: 'saml' });
    const { id } = (await begun.json()) as { id: string };
    const made = await asLeaver.post(`/api/v1/sso-wizard/runs/${id}/links`, { hours: 24 });
    expect(made.status).toBe(201);
    await loses();
    const { rows } = await owner.query(
      'select revoked_at is not null as ended from sso_wizard_links where created_by = $1',
      [leaver.id],
    );
    expect(rows).toEqual([{ ended: true }]);
  });

  test('the secret of an application that they created is shown for a decision', async () => {
    const { id } = await aClient(asLeaver, { token_endpoint_auth_method: 'client_secret_basic' });
    const secrets = async () =>
      (
        (await (await asAdmin.get(`/api/v1/admin/oauth2/clients/${id}/secrets`)).json()) as {
          items: { creator_left: boolean }[];
        }
      ).items.map(({ creator_left }) => creator_left);
    expect(await secrets()).toEqual([false]);
    await loses();
    expect(await secrets()).toEqual([true]);
    await asAdmin.post(`/api/v1/admin/oauth2/clients/${id}/rotate-secret`, { keep_old_seconds: 0 });
    expect(await secrets()).toEqual([false]);
  });

  test('an import of invitations that they started stops', async () => {
    const started = await asLeaver.post('/api/v1/invitations/imports', {
      format: 'list',
      text: `third-${tenantId}@other.test`,
    });
    const { id } = (await started.json()) as { id: string };
    await loses();
    await api.app.get(Jobs).runNow('imports');
    const after = await asAdmin.get(`/api/v1/invitations/imports/${id}`);
    expect(await after.json()).toMatchObject({ state: 'stopped', created: 0 });
  });

  test('invitations of others stay valid', async () => {
    const invitation = await invited(asAdmin, 'tenant_user');
    await loses();
    expect(await statusOf(invitation)).toBe('pending');
    expect(await accept(invitation.token)).toBe(200);
  });
});

interface Kind {
  total: number;
  items: { id: string; name: string | null }[];
}
type Left = Record<
  | 'invitations'
  | 'setUpLinks'
  | 'initialTokens'
  | 'imports'
  | 'secrets'
  | 'applications'
  | 'samlProviders'
  | 'connections',
  Kind
>;
const leftTo = async (by: ApiCaller, query = '') => {
  const response = await by.get(`/api/v1/users/${leaver.id}/left-behind${query}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Left;
};
const totals = (left: Left) =>
  Object.fromEntries(Object.entries(left).map(([kind, { total }]) => [kind, total]));

/** Creates one object of each kind, all of them owned by the leaver. */
async function leaverMakesOneOfEach() {
  const { id: application } = await aClient(asLeaver, { token_endpoint_auth_method: 'client_secret_basic' });
  const provider = await asLeaver.post('/api/v1/admin/saml/service-providers', {
    name: 'Payroll',
    entity_id: `https://payroll-${tenantId}.test/metadata`,
    acs_url: 'https://payroll.test/acs',
  });
  expect(provider.status, await provider.clone().text()).toBe(201);
  const connection = await aStoredConnection(api, tenantId);
  await owner.query(
    `insert into sso_configuration_versions (id, tenant_id, configuration_id, number, changed_by, changed_at, changes, snapshot)
     values (gen_random_uuid(), $1, $2, 1, $3, now(), '{}', '{}')`,
    [tenantId, connection, leaver.id],
  );
  await invited(asLeaver);
  const begun = await asLeaver.post('/api/v1/sso-wizard/runs', { provider: 'okta', type: 'saml' });
  const { id: run } = (await begun.json()) as { id: string };
  await asLeaver.post(`/api/v1/sso-wizard/runs/${run}/links`, { hours: 24 });
  await asLeaver.post('/api/v1/admin/oauth2/initial-access-tokens', { name: 'Partner' });
  await owner.query(
    `insert into imports (id, tenant_id, kind, state, lines, started_by, created_at, worked_at)
     values (gen_random_uuid(), $1, 'invitations', 'running', 1, $2, now(), now() + interval '1 day')`,
    [tenantId, leaver.id],
  );
  return { application, provider: ((await provider.json()) as { id: string }).id, connection };
}

const ONE_OF_EACH = {
  invitations: 1,
  setUpLinks: 1,
  initialTokens: 1,
  imports: 1,
  secrets: 1,
  applications: 1,
  samlProviders: 1,
  connections: 1,
};

describe('the list of what an admin leaves behind', () => {
  test('is shown by name before the removal, and remaining items afterwards', async () => {
    await aClient(asAdmin, { token_endpoint_auth_method: 'client_secret_basic' });
    const made = await leaverMakesOneOfEach();
    const before = await leftTo(asAdmin);
    expect(totals(before)).toEqual(ONE_OF_EACH);
    expect(before.invitations.items[0]?.name).toBe(`second-${tenantId}@other.test`);
    expect(before.secrets.items[0]?.id).toBe(made.application);
    expect(before.applications.items[0]?.id).toBe(made.application);
    expect(before.samlProviders.items[0]).toMatchObject({ id: made.provider, name: 'Payroll' });
    expect(before.connections.items[0]).toMatchObject({ id: made.connection, name: 'Their directory' });
    await owner.query('delete from imports where tenant_id = $1', [tenantId]);
    await remove();
    expect(totals(await leftTo(asAdmin))).toEqual({
      ...ONE_OF_EACH,
      invitations: 0,
      setUpLinks: 0,
      initialTokens: 0,
      imports: 0,
    });
    await asAdmin.post(`/api/v1/admin/oauth2/clients/${made.application}/rotate-secret`, {
      keep_old_seconds: 0,
    });
    expect(totals(await leftTo(asAdmin))).toMatchObject({ secrets: 0, applications: 1 });
    await asAdmin.delete(`/api/v1/admin/oauth2/clients/${made.application}`);
    await asAdmin.delete(`/api/v1/admin/saml/service-providers/${made.provider}`);
    expect(totals(await leftTo(asAdmin))).toMatchObject({
      applications: 0,
      samlProviders: 0,
      connections: 1,
    });
  });

  test('is limited to one organization, and includes all for the platform', async () => {
    const elsewhere = await aTenant(api);
    await owner.query(
      `insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'tenant_admin', now(), now())`,
      [elsewhere.id, leaver.id],
    );
    await owner.query(
      `insert into invitations (id, tenant_id, email, email_key, role, invited_by, sent_at, expires_at, created_at)
       select gen_random_uuid(), $1, n || '@elsewhere.test', n || '@elsewhere.test', 'tenant_user', $2, now(),
         now() + interval '1 day', now() from generate_series(1, 12) n`,
      [elsewhere.id, leaver.id],
    );
    await invited(asLeaver);
    expect((await leftTo(asAdmin)).invitations.total).toBe(1);
    const there = await leftTo(superadmin, `?tenantId=${elsewhere.id}`);
    expect([there.invitations.total, there.invitations.items.length]).toEqual([12, 10]);
    const everywhere = await superadmin.get(`/api/v1/people/${leaver.id}/left-behind`);
    expect(((await everywhere.json()) as Left).invitations.total).toBe(13);
  });

  test('is for users who can manage the items, and by name for users who can read them', async () => {
    const made = await asAdmin.post('/api/v1/roles', { name: 'Desk', permissions: ['user_management'] });
    const { id: roleId } = (await made.json()) as { id: string };
    const helper = await aPerson(api, { tenantId, role: 'tenant_user' });
    await owner.query('update memberships set role_id = $1 where user_id = $2', [roleId, helper.id]);
    const asHelper = await signedIn(api, helper);
    await leaverMakesOneOfEach();
    const path = `/api/v1/users/${leaver.id}/left-behind`;
    expect((await asHelper.get(path)).status).toBe(403);
    await change({ role: 'tenant_user', roleId: null });
    const left = await leftTo(asHelper);
    expect(totals(left)).toEqual({ ...ONE_OF_EACH, invitations: 0, setUpLinks: 0, initialTokens: 0 });
    expect(left.applications.items.map(({ name }) => name)).toEqual([null]);
    await asAdmin.delete(`/api/v1/users/${leaver.id}`);
    expect((await asHelper.get(path)).status).toBe(404);
    expect((await asAdmin.get(path)).status).toBe(200);
  });

  test('is empty for a user who was never a member', async () => {
    const stranger = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
    await invited(await signedIn(api, stranger), 'tenant_user', 'third');
    expect((await asAdmin.get(`/api/v1/users/${stranger.id}/left-behind`)).status).toBe(404);
  });
});

test('a user who keeps some permissions keeps the invitations that those permissions allow', async () => {
  const made = await asAdmin.post('/api/v1/roles', { name: 'Help desk', permissions: ['user_management'] });
  const { id: roleId } = (await made.json()) as { id: string };
  const [boss, member] = [await invited(asLeaver), await invited(asLeaver, 'tenant_user', 'member')];
  await change({ role: 'tenant_user', roleId });
  expect([await statusOf(boss), await statusOf(member)]).toEqual(['revoked', 'pending']);
  // The role itself loses the permission: the invitation is not changed, and its link does not work.
  await owner.query(`update tenant_roles set permissions = '{reports_view}' where id = $1`, [roleId]);
  expect(await accept(member.token)).toBe(410);
});

test('an invitation that somebody else resends belongs to them', async () => {
  const invitation = await invited(asLeaver, 'tenant_user');
  expect((await asAdmin.post(`/api/v1/invitations/${invitation.id}/resend`)).status).toBe(200);
  await remove();
  expect(await statusOf(invitation)).toBe('pending');
});

describe('when the platform', () => {
  test.each([
    [
      'suspends',
      async () => superadmin.post(`/api/v1/people/${leaver.id}/suspend`, { version: await versionOf() }),
    ],
    ['erases', async () => superadmin.delete(`/api/v1/people/${leaver.id}?version=${await versionOf()}`)],
  ])('%s an account, everything it sent expires', async (_, act) => {
    const invitation = await invited(asLeaver);
    expect((await act()).status).toBeLessThan(300);
    expect(await statusOf(invitation)).toBe('revoked');
    expect(await accept(invitation.token)).toBe(410);
  });
});
