import type { PlanUsage, Problem, SsoConfigurationDto, SsoTraceDto } from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';
import { aConnection, forgetSandbox, prove, sandboxSettings } from '../support/sso.ts';

let sandbox: Sandbox;
let api: TestApi;
let database: pg.Client;
let superadmin: ApiCaller;
let tenantId: string;
let admin: ApiCaller;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ env: sandboxSettings(sandbox) });
  database = new pg.Client({ connectionString: api.database.ownerUrl });
  await database.connect();
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(async () => {
  await database?.end();
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  await forgetSandbox(api);
  tenantId = (await aTenant(api, { plan: 'trial' })).id;
  admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
});

async function fill(what: 'domains' | 'ssoConfigurations' | 'users', rows: number): Promise<void> {
  const sql = {
    domains: `insert into domains (id, tenant_id, domain, created_at, updated_at)
      select gen_random_uuid(), $1::uuid, n || '.' || $1::uuid || '.example', now(), now() from generate_series(1, $2::int) n`,
    ssoConfigurations: `insert into sso_configurations (id, tenant_id, name, type, name_id_format, signature_algorithm,
        scopes, domains, creates_people, mapping, client_id, issuer, created_at, updated_at)
      select gen_random_uuid(), $1::uuid, 'Filled ' || n, 'oauth2', 'emailAddress', 'sha256', '{openid}', '{}', true,
        '{}', 'client', $3, now(), now() from generate_series(1, $2::int) n`,
    users: `insert into invitations (id, tenant_id, email, email_key, role, invited_by, sent_at, expires_at, created_at)
      select gen_random_uuid(), $1::uuid, 'x' || n, 'x' || n, 'tenant_user', $1::uuid, now(), now() + interval '9 days',
        now() from generate_series(1, $2::int) n`,
  }[what];
  await database.query(
    sql,
    what === 'ssoConfigurations' ? [tenantId, rows, sandbox.issuers.company] : [tenantId, rows],
  );
}

const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status).sort();

async function refusal(response: Response): Promise<Problem> {
  expect(response.status, await response.clone().text()).toBe(409);
  const problem = (await response.json()) as Problem;
  expect(problem.code).toBe('plan_limit_reached');
  return problem;
}

const claim = (domain: string, more: object = {}) => admin.post('/api/v1/domains', { domain, ...more });
const connect = (more: object = {}, as = admin) =>
  as.post('/api/v1/sso-configurations', {
    type: 'oauth2',
    name: 'Another',
    issuer: sandbox.issuers.company,
    clientId: 'gatehouse-sandbox',
    clientSecret: 'gatehouse-sandbox-secret',
    ...more,
  });
const usage = async (as = admin) =>
  (await (await as.get(`/api/v1/tenants/${tenantId}/plan`)).json()) as PlanUsage;

describe('domains', () => {
  test('one of two simultaneous claims gets the last place, and the other one reads what the plan allows', async () => {
    await fill('domains', 9);
    const answers = await Promise.all([claim(`a.${tenantId}.test`), claim(`b.${tenantId}.test`)]);
    expect(statuses(answers)).toEqual([201, 409]);
    const problem = await refusal(answers.find(({ status }) => status === 409) as Response);
    expect(problem).toMatchObject({
      detail:
        'The 14-Day Free Trial allows 10 domains: 10 are in use. Remove one that is not needed, or ask for a larger plan.',
      planLimit: { plan: 'trial', what: 'domains', limit: 10, used: 10, wanted: 1 },
    });
  });

  test('the same limit applies to a superadmin for a tenant', async () => {
    await fill('domains', 10);
    await refusal(await superadmin.post('/api/v1/domains', { domain: `c.${tenantId}.test`, tenantId }));
  });

  test('one that is already claimed is reported as such, although the plan is full', async () => {
    await fill('domains', 10);
    const again = await claim(`1.${tenantId}.example`);
    expect(await again.json()).toMatchObject({ code: 'domain_claimed' });
  });

  test('those that a connection names count, and then nothing is created', async () => {
    await fill('domains', 9);
    const domains = [`d.${tenantId}.test`, `e.${tenantId}.test`];
    const problem = await refusal(await connect({ domains }));
    expect(problem.planLimit).toMatchObject({ what: 'domains', used: 9, wanted: 2 });
    expect(await usage()).toMatchObject({ domains: { used: 9 }, ssoConfigurations: { used: 0 } });
    expect((await connect({ domains: [`1.${tenantId}.example`] })).status).toBe(201);
  });

  test('a released place can be used again', async () => {
    await fill('domains', 9);
    const { id } = (await (await claim(`f.${tenantId}.test`)).json()) as { id: string };
    await refusal(await claim(`g.${tenantId}.test`));
    expect((await admin.delete(`/api/v1/domains/${id}`)).status).toBe(204);
    expect((await claim(`g.${tenantId}.test`)).status).toBe(201);
  });
});

describe('SSO configurations', () => {
  test('one of two simultaneous ones gets the last place', async () => {
    await fill('ssoConfigurations', 4);
    const answers = await Promise.all([connect(), connect()]);
    expect(statuses(answers)).toEqual([201, 409]);
    const problem = await refusal(answers.find(({ status }) => status === 409) as Response);
    expect(problem.planLimit).toEqual({
      plan: 'trial',
      what: 'ssoConfigurations',
      limit: 5,
      used: 5,
      wanted: 1,
    });
  });

  test('the same limit applies to a superadmin for a tenant', async () => {
    await fill('ssoConfigurations', 5);
    await refusal(await connect({ tenantId }, superadmin));
  });

  test.each([
    ['the wizard', 'wizard'],
    ['Quick Auto-Configure', 'quick'],
  ])('%s does not start if there is no place for its result', async (_name, mode) => {
    await fill('ssoConfigurations', 5);
    await refusal(await admin.post('/api/v1/sso-wizard/runs', { mode, provider: 'google' }));
  });

  test('a run of the wizard that started in time is rejected when it is saved', async () => {
    const begun = await admin.post('/api/v1/sso-wizard/runs', {
      mode: 'wizard',
      provider: 'other',
      type: 'oauth2',
    });
    const run = (await begun.json()) as { id: string; version: number };
    const entered = await admin.post(`/api/v1/sso-wizard/runs/${run.id}/capture`, {
      issuer: sandbox.issuers.company,
      clientId: 'gatehouse-sandbox',
      clientSecret: 'gatehouse-sandbox-secret',
    });
    const { version } = (await entered.json()) as { version: number };
    await fill('ssoConfigurations', 5);
    const saved = await admin.post(`/api/v1/sso-wizard/runs/${run.id}/save`, {
      version,
      name: 'Too many',
      domains: [],
      createsPeople: true,
    });
    await refusal(saved);
  });

  test('a smaller plan removes nothing; disabled ones can be enabled again when there is room', async () => {
    await database.query(`update tenants set plan = 'pro' where id = $1`, [tenantId]);
    const made: SsoConfigurationDto[] = [];
    for (let i = 0; i < 7; i++)
      made.push((await (await connect({ isEnabled: i < 6 })).json()) as SsoConfigurationDto);
    await database.query(`update tenants set plan = 'basic' where id = $1`, [tenantId]);
    expect(await usage()).toMatchObject({ plan: 'basic', ssoConfigurations: { used: 7, limit: 5 } });

    const isOn = async (id: string) =>
      ((await (await admin.get(`/api/v1/sso-configurations/${id}`)).json()) as SsoConfigurationDto).isEnabled;
    expect(await Promise.all(made.map(({ id }) => isOn(id)))).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    await refusal(await connect());
    const [first, second, last] = [made[0], made[1], made[6]] as [
      SsoConfigurationDto,
      SsoConfigurationDto,
      SsoConfigurationDto,
    ];
    const press = ({ id, version }: SsoConfigurationDto, what: 'enable' | 'disable') =>
      admin.post(`/api/v1/sso-configurations/${id}/${what}`, { version });
    await refusal(await press(last, 'enable'));
    for (const one of [first, second]) expect((await press(one, 'disable')).status).toBe(200);
    expect((await press(last, 'enable')).status).toBe(200);
    const back = `/api/v1/sso-configurations/${first.id}/versions/1/restore`;
    await refusal(await admin.post(back, { version: 2 }));
  });
});

describe('users', () => {
  async function arrive(configurationId: string, email: string): Promise<Response> {
    const started = await api.fetch('/api/v1/sso/sign-ins', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ configurationId }),
    });
    const { authorizationUrl, browserSecret } = (await started.json()) as {
      authorizationUrl: string;
      browserSecret: string;
    };
    const callback = await signInAtSandbox(authorizationUrl, { email });
    return api.fetch('/api/v1/sso/sign-ins/complete', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...Object.fromEntries(callback.searchParams), browserSecret, configurationId }),
    });
  }

  test('a user without an invitation is rejected when the plan is full, and the admin sees the reason', async () => {
    await prove(api, tenantId, 'demo-company.test');
    const { id } = await aConnection(admin, sandbox, { domains: ['demo-company.test'] });
    // Leaves one place for two users who join simultaneously.
    await fill('users', 498);
    const both = ['employee@demo-company.test', 'directory-admin@demo-company.test'];
    const answers = await Promise.all(both.map((email) => arrive(id, email)));
    expect(statuses(answers)).toEqual([200, 403]);
    const refused = answers.findIndex(({ status }) => status === 403);
    const problem = (await (answers[refused] as Response).json()) as Problem;
    expect(problem).toMatchObject({ code: 'plan_full' });
    expect(problem.detail).toBe(personMessage('plan_full'));

    const page = await admin.get(`/api/v1/sso-configurations/${id}/traces`);
    const traces = (await page.json()) as { items: { id: string; outcome: string }[] };
    const failed = traces.items.find(({ outcome }) => outcome !== 'success');
    const trace = await admin.get(`/api/v1/sso-configurations/${id}/traces/${failed?.id}`);
    const told = (await trace.json()) as SsoTraceDto;
    expect(JSON.stringify(told)).toContain('The plan has no free seat. Pending invitations count.');
    expect(JSON.stringify(told)).toContain('"limit":500');

    // A joined user can sign in again, and an invitation reserves a place.
    expect((await arrive(id, both[1 - refused] as string)).status).toBe(200);
    const late = both[refused] as string;
    await database.query(
      // Sent by the admin: an invitation counts only while its sender can still send it.
      `update invitations set email = $2, email_key = $2,
         invited_by = (select user_id from memberships where tenant_id = $1 and role = 'tenant_admin' limit 1)
       where tenant_id = $1 and email = 'x1'`,
      [tenantId, late],
    );
    expect((await arrive(id, late)).status).toBe(200);
  });
});

describe('the use of a plan', () => {
  test('is visible to its admin and to superadmins, with the requested plan', async () => {
    await fill('users', 3);
    await fill('domains', 2);
    const expected = {
      plan: 'trial',
      users: { used: 4, limit: 500 },
      domains: { used: 2, limit: 10 },
      ssoConfigurations: { used: 0, limit: 5 },
      products: { used: 4, limit: 4 },
    };
    expect(await usage()).toEqual({ ...expected, requested: null, requestedAt: null });
    await admin.post('/api/v1/tenants/plan-requests', { plan: 'enterprise' });
    expect(await usage(superadmin)).toEqual({
      ...expected,
      requested: 'enterprise',
      requestedAt: expect.any(String),
    });
  });

  test('is visible to nobody else', async () => {
    const other = (await aTenant(api)).id;
    const stranger = await signedIn(api, await aPerson(api, { tenantId: other, role: 'tenant_admin' }));
    expect((await stranger.get(`/api/v1/tenants/${tenantId}/plan`)).status).toBe(404);
    const user = await signedIn(api, await aPerson(api, { tenantId }));
    expect((await user.get(`/api/v1/tenants/${tenantId}/plan`)).status).toBe(403);
  });
});
