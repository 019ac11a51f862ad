import type { SsoResult } from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson } from '../support/data.ts';
import {
  aConnection,
  anOrganization,
  forgetSandbox,
  type Organization,
  sandboxSettings,
} from '../support/sso.ts';
import { through } from '../support/sso-sign-ins.ts';

/** The directory has this user in the group that grants the admin role. */
const LEAVER = 'directory-admin@demo-company.test';

let sandbox: Sandbox;
let api: TestApi;
let owner: pg.Client;
let organization: Organization;
let connectionId: string;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ env: sandboxSettings(sandbox) });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  organization = await anOrganization(api, 'demo-company.test');
  const connection = await aConnection(organization.as, sandbox, {
    domains: ['demo-company.test'],
    scopes: ['openid', 'profile', 'email', 'groups'],
    mapping: { groupRoles: [{ group: 'it-admins', role: 'tenant_admin' }] },
  });
  connectionId = connection.id;
});
afterEach(() => forgetSandbox(api));

async function comes(): Promise<{ status: number; body: SsoResult & { code?: string } }> {
  const response = await through(api, connectionId, { email: LEAVER });
  return { status: response.status, body: (await response.json()) as SsoResult & { code?: string } };
}

async function joinsAsAdmin(): Promise<string> {
  const { body } = await comes();
  expect(body, JSON.stringify(body)).toMatchObject({
    status: 'signed_in',
    login: { user: { role: 'tenant_admin' } },
  });
  return (body as { login: { user: { id: string } } }).login.user.id;
}

const rolesOf = async (userId: string) =>
  (await owner.query('select role from memberships where user_id = $1', [userId])).rows;
const peopleWithAddress = async () =>
  (await owner.query('select id from users where email_key = $1', [LEAVER])).rows;

describe('a removed admin who is still an admin in the directory', () => {
  test('does not return', async () => {
    const id = await joinsAsAdmin();
    expect((await organization.as.delete(`/api/v1/users/${id}`)).status).toBe(204);
    const { status, body } = await comes();
    expect([status, body.status], JSON.stringify(body)).not.toContain('signed_in');
    expect(status).toBe(403);
    expect([await rolesOf(id), await peopleWithAddress()]).toEqual([[], [{ id }]]);
  });

  test('does not return by the address alone, whatever happened to the link', async () => {
    const id = await joinsAsAdmin();
    expect((await organization.as.delete(`/api/v1/users/${id}`)).status).toBe(204);
    await owner.query('delete from external_identities where user_id = $1', [id]);
    const { body } = await comes();
    expect(body.code).toBe('account_elsewhere');
    expect([await rolesOf(id), await peopleWithAddress()]).toEqual([[], [{ id }]]);
  });

  test('does not return after authenticating with the password of the account', async () => {
    const { id } = await aPerson(api, {
      tenantId: organization.id,
      role: 'tenant_admin',
      email: LEAVER,
    });
    expect((await organization.as.delete(`/api/v1/users/${id}`)).status).toBe(204);
    expect((await comes()).body.code).toBe('account_elsewhere');
    expect(await rolesOf(id)).toEqual([]);
  });

  test('stays a member after being made one', async () => {
    const id = await joinsAsAdmin();
    const demoted = await organization.as.patch(`/api/v1/users/${id}`, {
      version: 1,
      role: 'tenant_user',
      roleId: null,
    });
    expect(demoted.status, await demoted.text()).toBe(200);
    expect((await comes()).body).toMatchObject({
      status: 'signed_in',
      login: { user: { role: 'tenant_user' } },
    });
    expect(await rolesOf(id)).toEqual([{ role: 'tenant_user' }]);
  });

  test('cannot sign in while suspended', async () => {
    const id = await joinsAsAdmin();
    const { version } = (await (await organization.as.get(`/api/v1/users/${id}`)).json()) as {
      version: number;
    };
    expect((await organization.as.post(`/api/v1/users/${id}/suspend`, { version })).status).toBe(200);
    expect((await comes()).status).toBe(403);
  });

  test('returns with the role of a new invitation', async () => {
    const id = await joinsAsAdmin();
    await organization.as.delete(`/api/v1/users/${id}`);
    const sent = await organization.as.post('/api/v1/invitations', { email: LEAVER, role: 'tenant_user' });
    expect(sent.status).toBe(201);
    // Nothing changes until the invitation is accepted.
    expect((await comes()).status).toBe(403);
    expect(await rolesOf(id)).toEqual([]);
  });
});
