import {
  type AuditEvent,
  type SignInStatistics,
  type SsoAttention,
  type SsoConfigurationDto,
  type SsoStarted,
  type SsoTraceSummary,
  type TenantHealth,
  TRACES_KEPT,
} from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { login, withTotp } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { signInsAreCounted } from '../support/counted-sign-ins.ts';
import { type ApiCaller, aMembership, aPerson, aTenant, post, signedIn } from '../support/data.ts';
import { SamlDirectory } from '../support/saml-directory.ts';
import { type Choice, signInAtSandbox } from '../support/sandbox-browser.ts';
import {
  aConnection,
  anOrganization,
  forgetSandbox,
  type Organization,
  sandboxSettings,
} from '../support/sso.ts';

const clock = new HeldClock(new Date());
let sandbox: Sandbox;
let api: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;
let organization: Organization;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({
    clock,
    env: {
      ...sandboxSettings(sandbox),
      GOOGLE_CLIENT_ID: 'gatehouse-sandbox',
      GOOGLE_CLIENT_SECRET: 'gatehouse-sandbox-secret',
    },
  });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  clock.advance(60);
  await forgetSandbox(api);
  superadmin = await signedIn(api, await aPerson(api));
  organization = await anOrganization(api, 'demo-company.test');
});

const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T;

async function attempt(configurationId: string, choice: Choice = {}): Promise<Response> {
  const started = await json<SsoStarted>(post(api, '/api/v1/sso/sign-ins', { configurationId }));
  const callback = await signInAtSandbox(started.authorizationUrl, choice);
  const own = callback.pathname.split('/sso/callback/')[1];
  const { error_description: errorDescription, ...answer } = Object.fromEntries(callback.searchParams);
  return post(api, '/api/v1/sso/sign-ins/complete', {
    ...answer,
    ...(errorDescription && { errorDescription }),
    browserSecret: started.browserSecret,
    ...(own && { configurationId: own }),
  });
}

const company = () => aConnection(organization.as, sandbox, { domains: ['demo-company.test'] });
const tracesOf = async (id: string, query = '') =>
  (
    await json<{ items: SsoTraceSummary[] }>(
      organization.as.get(`/api/v1/sso-configurations/${id}/traces?limit=100&${query}`),
    )
  ).items;
const eventsOf = async (as: ApiCaller, action: string) =>
  (await json<{ items: AuditEvent[] }>(as.get(`/api/v1/audit/events?action=${action}&limit=100`))).items;
const healthOf = async ({ id }: SsoConfigurationDto) =>
  (await json<TenantHealth>(organization.as.get('/api/v1/tenant-health'))).connections.find(
    (connection) => connection.id === id,
  );
const figuresOf = async (as: ApiCaller) => {
  await signInsAreCounted(api);
  return (await json<SignInStatistics>(as.get('/api/v1/statistics/sign-ins'))).last24Hours;
};

describe('a rejected single sign-on', () => {
  test('is counted, audited with its reason and trace, and shown in the health of the connection', async () => {
    const connection = await company();
    expect((await attempt(connection.id)).status).toBe(200);
    expect((await attempt(connection.id, { mode: 'wrong_audience' })).status).toBe(403);
    expect((await attempt(connection.id, { mode: 'expired' })).status).toBe(403);

    // The organization's admin also signed in.
    expect(await figuresOf(organization.as)).toMatchObject({ succeeded: 2, failed: 2 });
    const events = await eventsOf(organization.as, 'sign_in.refused');
    const failed = await tracesOf(connection.id, 'result=failure');
    expect(events.map(({ detail, target }) => [detail.reason, detail.trace, target?.id])).toEqual(
      failed.map(({ outcome, id }) => [outcome, id, connection.id]),
    );
    expect(events.map(({ detail }) => detail.reason)).toEqual(['token_expired', 'wrong_audience']);
    expect(events[0]?.address).toBeTruthy();
    const minutes = (await healthOf(connection))?.lastHour ?? [];
    expect(minutes.reduce((sum, minute) => sum + minute.failed, 0)).toBe(2);
  });

  test('through a connection of the platform belongs to the organization whose rules rejected it', async () => {
    await aConnection(organization.as, sandbox, {
      type: 'google',
      domains: ['demo-company.test'],
      createsPeople: false,
    });
    const { items } = await json<{ items: { configurationId: string; type: string }[] }>(
      api.fetch('/api/v1/sso/providers'),
    );
    const button = items.find(({ type }) => type === 'google')?.configurationId as string;
    expect((await attempt(button)).status).toBe(403);

    const [event] = await eventsOf(organization.as, 'sign_in.refused');
    expect(event?.detail).toMatchObject({ reason: 'not_invited', through: button });
    expect(await figuresOf(organization.as)).toMatchObject({ succeeded: 1, failed: 1 });
  });

  test('because of a disabled connection or a repeated response counts, too', async () => {
    const connection = await company();
    const started = await json<SsoStarted>(
      post(api, '/api/v1/sso/sign-ins', { configurationId: connection.id }),
    );
    const callback = await signInAtSandbox(started.authorizationUrl, {});
    const answer = {
      ...Object.fromEntries(callback.searchParams),
      browserSecret: started.browserSecret,
      configurationId: connection.id,
    };
    await post(api, '/api/v1/sso/sign-ins/complete', answer);
    await post(api, '/api/v1/sso/sign-ins/complete', answer);
    const off = await organization.as.post(`/api/v1/sso-configurations/${connection.id}/disable`, {
      version: connection.version,
    });
    expect(off.status, await off.text()).toBe(200);
    await post(api, '/api/v1/sso/sign-ins', { configurationId: connection.id });

    const reasons = (await eventsOf(organization.as, 'sign_in.refused')).map(({ detail }) => detail.reason);
    expect(reasons).toEqual(['connection_disabled', 'state_replayed']);
  });

  test('by SAML counts for an unsolicited response, too', async () => {
    const directory = await new SamlDirectory(api).connect(organization.as, {
      domains: ['demo-company.test'],
    });
    await directory.deliver(directory.response('ada@demo-company.test', null));
    await directory.deliver(directory.response('ada@demo-company.test', '_a-request-of-nobody'));
    expect((await tracesOf(directory.connection.id)).map(({ outcome }) => outcome)).toEqual([
      'saml_in_response_to',
      'saml_unsolicited',
    ]);
    expect(await eventsOf(organization.as, 'sign_in.refused')).toHaveLength(2);
    expect(await figuresOf(organization.as)).toMatchObject({ failed: 2 });
  });

  test('by SAML is recorded at most sixty times a minute', async () => {
    const directory = await new SamlDirectory(api).connect(organization.as, {
      domains: ['demo-company.test'],
    });
    const unasked = () => directory.deliver(directory.response('ada@demo-company.test', null));
    for (let i = 0; i < 62; i++) await unasked();
    expect(await tracesOf(directory.connection.id)).toHaveLength(60);
    clock.advance(60);
    organization = { ...organization, as: await signedIn(api, organization.admin) };
    await unasked();
    expect(await tracesOf(directory.connection.id)).toHaveLength(61);
  });

  test('by the policy of the organization counts once', async () => {
    const connection = await company();
    await attempt(connection.id);
    await owner.query(`update memberships set status = 'suspended' where tenant_id = $1 and user_id <> $2`, [
      organization.id,
      organization.admin.id,
    ]);
    expect((await attempt(connection.id)).status).toBe(403);
    const [event, ...others] = await eventsOf(organization.as, 'sign_in.refused');
    expect(others).toEqual([]);
    expect(event?.detail).toEqual({ reason: 'account_suspended', through: connection.id });
    expect(await figuresOf(organization.as)).toMatchObject({ failed: 1 });
  });
});

describe('a connection that rejects everybody', () => {
  test('is reported from the third consecutive failure on until a user signs in', async () => {
    const connection = await company();
    const isReported = async () => {
      const { items } = await json<SsoAttention>(organization.as.get('/api/v1/sso-attention'));
      const shown = await json<SsoConfigurationDto>(
        organization.as.get(`/api/v1/sso-configurations/${connection.id}`),
      );
      return [
        items.some(({ id, kind }) => id === connection.id && kind === 'sign_ins'),
        shown.warnings.some(({ code }) => code === 'sign_ins_failing'),
        ((await healthOf(connection))?.failuresSinceSuccess ?? 0) >= 3,
      ];
    };
    for (let i = 0; i < 2; i++) await attempt(connection.id, { mode: 'wrong_issuer' });
    expect(await isReported()).toEqual([false, false, false]);
    await attempt(connection.id, { mode: 'wrong_issuer' });
    expect(await isReported()).toEqual([true, true, true]);
    await attempt(connection.id);
    expect(await isReported()).toEqual([false, false, false]);
  });

  test('is not reported if users only cancel', async () => {
    const connection = await company();
    for (let i = 0; i < 4; i++) await attempt(connection.id, { cancel: true });
    expect(await healthOf(connection)).toMatchObject({ failuresSinceSuccess: 0 });
    expect(await eventsOf(organization.as, 'sign_in.refused')).toHaveLength(4);
  });
});

describe('retention', () => {
  const past = (id: string, outcome: string, count: number, days = 0) =>
    owner.query(
      `insert into sign_in_traces (id, tenant_id, configuration_id, purpose, outcome, steps, started_at)
       select overlay(overlay(gen_random_uuid()::text placing
           lpad(to_hex((extract(epoch from at) * 1000)::bigint >> 16), 8, '0') from 1 for 8) placing
           lpad(to_hex((extract(epoch from at) * 1000)::bigint & 65535), 4, '0') from 10 for 4)::uuid,
         $1, $2, 'sign_in', $3, '[{"name": "a step"}]', at
       from (select now() - make_interval(secs => $5::float8 * 86400) + n * interval '1 millisecond' as at
         from generate_series(1, $4::int) n) times`,
      [organization.id, id, outcome, count, days],
    );
  const count = async (id: string, condition: string) =>
    (
      await owner.query<{ n: number }>(
        `select count(*)::int as n from sign_in_traces where configuration_id = $1 and ${condition}`,
        [id],
      )
    ).rows[0]?.n;

  test('a thousand successes displace no failure', async () => {
    const connection = await company();
    await attempt(connection.id, { mode: 'wrong_issuer' });
    await past(connection.id, 'success', 1_000);
    await attempt(connection.id);
    const [failure] = await tracesOf(connection.id, 'result=failure');
    expect(failure?.outcome).toBe('wrong_issuer');
    const { steps } = await json<{ steps: object[] }>(
      organization.as.get(`/api/v1/sso-configurations/${connection.id}/traces/${failure?.id}`),
    );
    expect(steps.length).toBeGreaterThan(1);
    expect(await count(connection.id, `outcome = 'success'`)).toBe(1_001);
    // Counts the sign-ins that had ended when the last one started.
    expect(await count(connection.id, `outcome = 'success' and steps <> '[]'`)).toBe(
      TRACES_KEPT.wholeSuccesses + 1,
    );
  });

  test('the steps of the newest failures stay, however many there are', async () => {
    const connection = await company();
    await past(connection.id, 'wrong_issuer', TRACES_KEPT.wholeFailures + 2);
    await attempt(connection.id, { mode: 'expired' });
    expect(await count(connection.id, 'true')).toBe(TRACES_KEPT.wholeFailures + 3);
    expect(await count(connection.id, `steps <> '[]'`)).toBe(TRACES_KEPT.wholeFailures + 1);
  });

  test('failures stay for 90 days and successes for 30', async () => {
    const connection = await company();
    await past(connection.id, 'wrong_issuer', 1, 89.99);
    await past(connection.id, 'wrong_issuer', 1, 90.01);
    await past(connection.id, 'success', 1, 29.99);
    await past(connection.id, 'success', 1, 30.01);
    expect(await api.app.get(Jobs).runNow('sso-traces-expired')).toBe(true);
    const ages = await owner.query<{ outcome: string; days: number }>(
      `select outcome, round(extract(epoch from now() - started_at) / 86400)::int as days from sign_in_traces
       where configuration_id = $1 order by started_at`,
      [connection.id],
    );
    expect(ages.rows).toEqual([
      { outcome: 'wrong_issuer', days: 90 },
      { outcome: 'success', days: 30 },
    ]);
  });

  test('a failure is recorded even if so many started since then that its trace is deleted', async () => {
    const connection = await company();
    const started = await json<SsoStarted>(
      post(api, '/api/v1/sso/sign-ins', { configurationId: connection.id }),
    );
    const callback = await signInAtSandbox(started.authorizationUrl, { mode: 'expired' });
    await owner.query('delete from sign_in_traces where configuration_id = $1', [connection.id]);
    await post(api, '/api/v1/sso/sign-ins/complete', {
      ...Object.fromEntries(callback.searchParams),
      browserSecret: started.browserSecret,
      configurationId: connection.id,
    });
    expect(await tracesOf(connection.id)).toMatchObject([{ outcome: 'token_expired', purpose: 'sign_in' }]);
  });
});

describe('wrong passwords and factors of the users of an organization', () => {
  test('are in the audit log and the statistics of each of their organizations, and of no other', async () => {
    const second = await anOrganization(api);
    const stranger = await anOrganization(api);
    const person = await aPerson(api, { tenantId: organization.id });
    await withTotp(api, person);
    await aMembership(api, person, { tenantId: second.id });
    await login(api, person, 'not the password');
    const { ticket } = await login(api, person);
    const wrong = { ticket, answer: { method: 'totp', code: '000000' } };
    expect((await post(api, '/api/v1/auth/second-factor', wrong)).status).toBe(401);

    for (const { as } of [organization, second]) {
      const [password] = await eventsOf(as, 'sign_in.failed');
      expect(password).toMatchObject({ target: { id: person.id }, detail: { factor: 'pwd' } });
      const [factor] = await eventsOf(as, 'factor.failed');
      expect(factor).toMatchObject({ target: { id: person.id }, detail: { factor: 'totp' } });
      expect(await figuresOf(as)).toMatchObject({ failed: 2 });
    }
    for (const action of ['sign_in.failed', 'factor.failed']) {
      expect(await eventsOf(stranger.as, action)).toEqual([]);
    }
    expect(await figuresOf(stranger.as)).toMatchObject({ failed: 0 });
  });

  test('are counted once for all organizations, in statistics and the security overview', async () => {
    const total = async () =>
      (await json<{ failures: { total: number } }>(superadmin.get('/api/v1/security/overview'))).failures
        .total;
    const before = { figures: await figuresOf(superadmin), overview: await total() };
    const person = await aPerson(api, { tenantId: organization.id });
    await aMembership(api, person, { tenantId: (await aTenant(api)).id });
    await login(api, person, 'not the password');
    clock.advance(31);
    expect((await figuresOf(superadmin)).failed).toBe(before.figures.failed + 1);
    expect(await total()).toBe(before.overview + 1);
  });

  test('a wrong password of an unknown address is not in the log of any organization', async () => {
    await post(api, '/api/v1/auth/login', { email: 'nobody@demo-company.test', password: 'whatever it is' });
    expect(await eventsOf(organization.as, 'sign_in.failed')).toEqual([]);
  });
});
