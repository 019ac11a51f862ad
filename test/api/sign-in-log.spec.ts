import type {
  Reevaluation,
  SearchResults,
  SignInAttemptDetail,
  SignInAttemptDto,
  SignInAttemptPage,
  SignInStatistics,
  Timeline,
} from '@gatehouse/contracts';
import { FACTORS } from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import { login, mailOf, tokenIn, withTotp } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { signInsAreCounted } from '../support/counted-sign-ins.ts';
import {
  type ApiCaller,
  aMembership,
  aPerson,
  aTenant,
  PASSWORD,
  type Person,
  post,
  signedIn,
} from '../support/data.ts';
import { aClient, CALLBACK, RelyingParty } from '../support/relying-party.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';
import { application, aServiceProvider, visit } from '../support/service-provider.ts';
import { aConnection, anOrganization, forgetSandbox, sandboxSettings } from '../support/sso.ts';

const PATH = '/api/v1/sign-ins';
const clock = new HeldClock(new Date());
let sandbox: Sandbox;
let api: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;
let tenantId: string;
let admin: Person;
let asAdmin: ApiCaller;
let person: Person;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ clock, env: sandboxSettings(sandbox) });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  clock.advance(120);
  await forgetSandbox(api);
  superadmin = await signedIn(api, await aPerson(api));
  tenantId = (await aTenant(api)).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  asAdmin = await signedIn(api, admin);
  person = await aPerson(api, { tenantId });
});

async function list(caller: ApiCaller, query = ''): Promise<SignInAttemptDto[]> {
  await api.app.get(SignInLog).flush();
  const response = await caller.get(`${PATH}?limit=100&${query}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as SignInAttemptPage).items;
}

async function detail(caller: ApiCaller, query: string): Promise<SignInAttemptDetail> {
  const [attempt] = await list(caller, query);
  const response = await caller.get(`${PATH}/${attempt?.id}`);
  expect(response.status).toBe(200);
  return (await response.json()) as SignInAttemptDetail;
}

const enter = (email: string, password: string) => post(api, '/api/v1/auth/login', { email, password });
const wrong = (email = person.email) => enter(email, 'not the password');

describe('an attempt by', () => {
  test('a wrong password is in the log of the organization with the reference of the response', async () => {
    const response = await wrong();
    const { requestId } = (await response.json()) as { requestId: string };
    const attempt = await detail(asAdmin, `userId=${person.id}&result=failure`);
    expect(attempt).toMatchObject({
      reference: requestId,
      method: 'password',
      outcome: 'invalid_credentials',
      failed: true,
      count: 1,
      user: { id: person.id, name: person.email },
      email: person.email,
      ip: '127.0.0.1',
    });
    expect(attempt.steps.map(({ name, status }) => [name, status])).toEqual([
      ['rate_limit', 'pass'],
      ['password', 'fail'],
    ]);
    expect(attempt.steps.at(-1)?.ms).toBeGreaterThan(0);
    expect(JSON.stringify(attempt)).not.toContain('not the password');
  });

  test('an unknown address gets the same response and belongs to the platform with its domain only', async () => {
    const [known, unknown] = [await wrong(), await wrong('nobody-here@example.test')];
    expect([known.status, unknown.status]).toEqual([401, 401]);
    const bodies = [await known.json(), await unknown.json()] as { requestId: string }[];
    for (const body of bodies) body.requestId = '';
    expect(bodies[0]).toEqual(bodies[1]);
    expect(await list(asAdmin, 'search=nobody-here@example.test')).toEqual([]);
    const [attempt] = await list(superadmin, 'search=nobody-here@example.test');
    expect(attempt).toMatchObject({ email: 'n…@example.test', user: null, tenant: null });
  });

  test('too many passwords are in the log of the organization', async () => {
    for (let tries = 0; tries < 30; tries += 1) if ((await wrong()).status === 429) break;
    const [attempt] = await list(asAdmin, `userId=${person.id}&code=too_many_requests`);
    expect(attempt).toMatchObject({ method: 'password', user: { id: person.id } });
  });

  test('a correct password with a second factor is one success, and wrong codes are failures', async () => {
    const { recoveryCodes } = await withTotp(api, person);
    const wrongCode = async (method: string, code: string) => {
      const { ticket } = await login(api, person);
      return post(api, '/api/v1/auth/second-factor', { ticket, answer: { method, code } });
    };
    expect((await wrongCode('totp', '000000')).status).toBe(401);
    expect((await wrongCode('recovery_code', String(recoveryCodes[0]))).status).toBe(200);
    const attempts = await list(asAdmin, `userId=${person.id}`);
    expect(attempts.map(({ method, outcome }) => [method, outcome])).toEqual([
      ['recovery_code', 'success'],
      ['totp', 'invalid_factor'],
      ['password', 'success'],
    ]);
  });

  test('an expired second factor is a failure of the user without another record', async () => {
    await withTotp(api, person);
    const { ticket } = await login(api, person);
    clock.advance(FACTORS.ticketSeconds + 1);
    const late = await post(api, '/api/v1/auth/second-factor', {
      ticket,
      answer: { method: 'totp', code: '000000' },
    });
    expect(late.status).toBe(410);
    const { requestId } = (await late.json()) as { requestId: string };
    expect(await list(asAdmin, `userId=${person.id}&code=ticket_expired`)).toMatchObject([
      { reference: requestId, method: 'totp' },
    ]);
    const { rows } = await owner.query('select 1 from sign_in_tickets where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
  });

  test('an expired ticket is a failure of the platform', async () => {
    const answer = { method: 'totp', code: '000000' };
    await post(api, '/api/v1/auth/second-factor', { ticket: 'x'.repeat(43), answer });
    expect(await list(superadmin, 'code=ticket_expired')).not.toEqual([]);
  });

  test('an unknown passkey is a failure of the platform', async () => {
    const begun = await post(api, '/api/v1/auth/passkey', {});
    const { challengeId } = (await begun.json()) as { challengeId: string };
    const response = { id: 'unknown', rawId: 'unknown', type: 'public-key', response: {} };
    await post(api, '/api/v1/auth/passkey/complete', { challengeId, response });
    expect(await list(superadmin, 'method=passkey&code=invalid_factor')).not.toEqual([]);
  });

  test('a correct password of a suspended organization is rejected with the reason', async () => {
    await owner.query(`update tenants set status = 'suspended' where id = $1`, [tenantId]);
    expect((await enter(person.email, PASSWORD)).status).toBe(403);
    const attempt = await detail(superadmin, `userId=${person.id}&result=failure`);
    expect(attempt).toMatchObject({
      outcome: 'tenant_not_active',
      method: 'password',
      tenant: { id: tenantId },
    });
    expect(attempt.found).toMatchObject({ organizationStatus: 'suspended' });
  });

  test('an invitation that is no longer valid is in the log of the organization that invites', async () => {
    const email = 'invited-twice@example.test';
    const invited = await asAdmin.post('/api/v1/invitations', { email, role: 'tenant_user' });
    expect(invited.status).toBe(201);
    const token = tokenIn(await mailOf(api, email, /./));
    const { id } = (await invited.json()) as { id: string };
    await asAdmin.delete(`/api/v1/invitations/${id}`);
    await post(api, '/api/v1/invitations/accept', {
      token,
      firstName: 'A',
      lastName: 'B',
      password: PASSWORD,
    });
    expect(await list(asAdmin, 'method=invitation')).toMatchObject([
      { outcome: 'link_expired', failed: true },
    ]);
  });

  test('an invalid reset link is a failure of the platform', async () => {
    await post(api, '/api/v1/auth/password-reset/complete', { token: 'x.y', password: PASSWORD });
    expect(await list(superadmin, 'method=password_reset')).toMatchObject([{ outcome: 'link_expired' }]);
  });

  test('a sign-out is one success', async () => {
    const caller = await signedIn(api, person);
    expect((await caller.post('/api/v1/auth/logout')).status).toBe(204);
    expect(await list(asAdmin, 'method=logout')).toMatchObject([
      { outcome: 'success', user: { id: person.id } },
    ]);
  });
});

describe('single sign-on', () => {
  async function attempt(configurationId: string, mode?: string) {
    const begun = await post(api, '/api/v1/sso/sign-ins', { configurationId });
    const started = (await begun.json()) as { authorizationUrl: string; browserSecret: string };
    const callback = await signInAtSandbox(started.authorizationUrl, { ...(mode && { mode }) } as never);
    const { browserSecret } = started;
    const answer = { ...Object.fromEntries(callback.searchParams), browserSecret, configurationId };
    return post(api, '/api/v1/sso/sign-ins/complete', answer);
  }

  test('is one record each, and a failure has all steps with the actual and the expected value', async () => {
    const organization = await anOrganization(api, 'demo-company.test');
    const connection = await aConnection(organization.as, sandbox, { domains: ['demo-company.test'] });
    expect((await attempt(connection.id)).status).toBe(200);
    const refused = await attempt(connection.id, 'wrong_audience');
    expect(refused.status).toBe(403);
    const { requestId } = (await refused.json()) as { requestId: string };

    const attempts = await list(organization.as, `connectionId=${connection.id}`);
    expect(attempts.map(({ method, outcome }) => [method, outcome])).toEqual([
      ['oauth2', 'wrong_audience'],
      ['oauth2', 'success'],
    ]);
    const success = await detail(organization.as, `connectionId=${connection.id}&result=success`);
    const failure = await detail(organization.as, `search=${requestId}`);
    for (const { traceId } of [success, failure]) {
      const trace = await organization.as.get(
        `/api/v1/sso-configurations/${connection.id}/traces/${traceId}`,
      );
      expect(trace.status).toBe(200);
    }
    expect(failure.steps.map(({ name }) => name)).toContain('to_provider');
    expect(failure.steps.at(-1)?.status).toBe('fail');
    expect(failure.expected).not.toBeNull();
    expect(failure.found).not.toBeNull();
    expect(failure.explanation).not.toBeNull();
    expect(failure.fix).not.toBeNull();
    // A superadmin sees the failure, but nothing that the identity provider says about users.
    const seen = await detail(superadmin, `search=${requestId}`);
    expect(seen.steps.filter(({ kind, detail: told }) => kind === 'request' && told)).toEqual([]);
    expect(seen.email ?? '').not.toContain('ada@');
  });

  test('of an unknown state is a failure of the platform', async () => {
    const bound = { state: 'nobody-knows', browserSecret: 'x', code: 'y' };
    await post(api, '/api/v1/sso/sign-ins/complete', bound);
    expect(await list(superadmin, 'code=state_unknown')).not.toEqual([]);
  });
});

describe('a request of an application', () => {
  test('that is rejected is in the log of the organization that owns it', async () => {
    const client = await aClient(superadmin, { tenant_id: tenantId });
    const query = new URLSearchParams({
      client_id: client.client_id,
      response_type: 'code',
      redirect_uri: 'https://elsewhere.test/callback',
      scope: 'openid',
    });
    await api.fetch(`/api/v1/oauth2/authorize?${query}`, { redirect: 'manual' });
    const party = await RelyingParty.discover(api, client);
    await expect(party.refresh(`ghr_000${'x'.repeat(43)}`)).rejects.toThrow();
    const attempts = await list(asAdmin, `applicationId=${client.id}&result=failure`);
    expect(attempts.map(({ method }) => method).toSorted()).toEqual(['authorization', 'token']);
    expect(attempts.find(({ method }) => method === 'token')).toMatchObject({
      outcome: 'refresh_token_unknown',
      application: { type: 'oauth_client', id: client.id },
      tenant: { id: tenantId },
    });
    // The received URI and the most similar registered one. The application's page shows this list.
    expect(attempts.find(({ method }) => method === 'authorization')).toMatchObject({
      outcome: 'redirect_uri_mismatch',
      found: { value: 'https://elsewhere.test/callback' },
      expected: { value: CALLBACK },
    });
  });

  test('for a code and its tokens are two successes of the user', async () => {
    const client = await aClient(superadmin, { tenant_id: tenantId });
    const party = await RelyingParty.discover(api, client);
    const browser = new Browser(api);
    await browser.signIn(person);
    await party.signIn(browser, { scope: 'openid' });
    const attempts = await list(asAdmin, `applicationId=${client.id}`);
    expect(attempts.map(({ method, outcome }) => [method, outcome]).toSorted()).toEqual([
      ['authorization', 'success'],
      ['token', 'success'],
    ]);
    expect(attempts.every(({ user }) => user?.id === person.id)).toBe(true);
  });

  test('of a disabled application is in the log of its owner, and looks like an unknown one', async () => {
    const client = await aClient(superadmin, { tenant_id: tenantId });
    await superadmin.patch(`/api/v1/admin/oauth2/clients/${client.id}`, { version: 1, is_active: false });
    const query = new URLSearchParams({
      client_id: client.client_id,
      response_type: 'code',
      scope: 'openid',
    });
    await api.fetch(`/api/v1/oauth2/authorize?${query}`, { redirect: 'manual' });
    expect(await list(asAdmin, `applicationId=${client.id}`)).toMatchObject([
      { outcome: 'client_inactive', method: 'authorization' },
    ]);
  });

  test('that ends on a Gatehouse page is in the logs of user and owner, without user data for the owner', async () => {
    const other = await aTenant(api);
    const owners = await signedIn(api, await aPerson(api, { tenantId: other.id, role: 'tenant_admin' }));
    const client = await aClient(superadmin, { tenant_id: other.id });
    const party = await RelyingParty.discover(api, client);
    const browser = new Browser(api);
    await browser.signIn(person);
    const { url } = await party.request({ scope: 'openid' });
    const at = await browser.follow(url);
    const refused = await browser.answer(at, 'continue');
    expect(refused.status).toBe(403);
    const { requestId } = (await refused.json()) as { requestId: string };
    const record = { outcome: 'not_a_member', reference: requestId, application: { id: client.id } };
    expect(await list(asAdmin, `search=${requestId}`)).toMatchObject([
      { ...record, user: { id: person.id } },
    ]);
    expect(await list(owners, `search=${requestId}`)).toMatchObject([{ ...record, user: null, email: null }]);
  });

  test('by SAML is in the log of its owner, with the check that failed', async () => {
    const provider = await aServiceProvider(asAdmin, {});
    const elsewhere = await application(api, provider, { url: 'https://evil.example.test/acs' });
    const user = await signedIn(api, person);
    await visit(api, await elsewhere.getAuthorizeUrlAsync('', undefined, {}), user.token);
    const failures = await list(asAdmin, 'method=saml_request&result=failure');
    expect(failures).toHaveLength(1);
    // The test's clock is ahead of the application's clock.
    expect(failures[0]).toMatchObject({
      outcome: 'saml_issue_instant',
      ip: '127.0.0.1',
      application: { type: 'saml_service_provider', id: provider.id },
    });
  });
});

describe('access', () => {
  test('an organization sees no attempt of another, by any filter or ID', async () => {
    await wrong();
    const mine = await detail(asAdmin, `userId=${person.id}`);
    const other = await aTenant(api);
    const stranger = await signedIn(api, await aPerson(api, { tenantId: other.id, role: 'tenant_admin' }));
    expect(await list(stranger, `userId=${person.id}`)).toEqual([]);
    expect(await list(stranger, `search=${mine.reference}`)).toEqual([]);
    expect((await stranger.get(`${PATH}/${mine.id}`)).status).toBe(404);
    expect((await stranger.post(`${PATH}/${mine.id}/re-evaluate`)).status).toBe(404);
    // An ID starts with the time of its attempt. This one is in the year 10889.
    expect((await stranger.get(`${PATH}/ffffffff-ffff-4fff-bfff-ffffffffffff`)).status).toBe(404);
    expect((await stranger.get(`${PATH}?tenantId=${tenantId}`)).status).toBe(404);
    const line = await stranger.get(`${PATH}/timeline?subject=user&id=${person.id}`);
    expect(((await line.json()) as Timeline).items).toEqual([]);
  });

  test('a user without the permission sees nothing', async () => {
    const user = await signedIn(api, person);
    expect((await user.get(PATH)).status).toBe(403);
  });

  test('both organizations of a user see the attempt, and a superadmin sees it once', async () => {
    const other = await aTenant(api);
    await aMembership(api, person, { tenantId: other.id });
    const asOther = await signedIn(api, await aPerson(api, { tenantId: other.id, role: 'tenant_admin' }));
    await wrong();
    const query = `userId=${person.id}`;
    expect(await list(asAdmin, query)).toHaveLength(1);
    expect(await list(asOther, query)).toHaveLength(1);
    expect(await list(superadmin, query)).toHaveLength(1);
    expect((await list(asAdmin, query))[0]?.tenant?.id).toBe(tenantId);
    expect((await list(asOther, query))[0]?.tenant?.id).toBe(other.id);
  });
});

describe('the list', () => {
  test.each([
    ['the reference', (it: SignInAttemptDto) => it.reference],
    ['the address', () => person.email.toUpperCase()],
    ['the IP address', (it: SignInAttemptDto) => String(it.ip)],
    ['the code', (it: SignInAttemptDto) => it.outcome],
  ])('finds an attempt by %s', async (_what, term) => {
    await wrong();
    const [attempt] = await list(asAdmin, 'result=failure');
    const found = await list(asAdmin, `search=${encodeURIComponent(term(attempt as SignInAttemptDto))}`);
    expect(found.map(({ id }) => id)).toContain(attempt?.id);
  });

  test('has pages without gaps or duplicates, and a count', async () => {
    for (let n = 0; n < 5; n += 1) {
      await wrong();
      await api.app.get(SignInLog).flush();
    }
    const all = await list(asAdmin, 'result=failure');
    expect(all).toHaveLength(5);
    const pages: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const response = await asAdmin.get(
        `${PATH}?limit=2&count=true&result=failure${cursor && `&cursor=${cursor}`}`,
      );
      const page = (await response.json()) as SignInAttemptPage;
      expect(page.total).toBe(5);
      pages.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(pages).toEqual(all.map(({ id }) => id));
  });

  test('rejects an invalid cursor', async () => {
    expect((await asAdmin.get(`${PATH}?cursor=abc`)).status).toBe(422);
  });

  test('does not find an attempt outside of its times', async () => {
    await wrong();
    expect(await list(asAdmin, 'result=failure&to=2020-01-01T00:00:00Z')).toEqual([]);
    expect(await list(asAdmin, 'result=failure&from=2099-01-01T00:00:00Z')).toEqual([]);
    expect(await list(asAdmin, 'result=failure&from=2020-01-01T00:00:00Z')).toHaveLength(1);
  });

  test('agrees with the statistics and the audit log', async () => {
    await wrong();
    await wrong();
    await signedIn(api, person);
    await signInsAreCounted(api);
    const statistics = (await (await asAdmin.get('/api/v1/statistics/sign-ins')).json()) as SignInStatistics;
    const attempts = await list(asAdmin);
    const signIns = attempts.filter(({ method }) => method === 'password');
    const sum = (failed: boolean) =>
      signIns.filter((it) => it.failed === failed).reduce((total, { count }) => total + count, 0);
    expect(statistics.last24Hours).toMatchObject({ succeeded: sum(false), failed: sum(true) });
    const audited = async (action: string) =>
      ((await (await asAdmin.get(`/api/v1/audit/events?action=${action}`)).json()) as { items: unknown[] })
        .items;
    expect(await audited('sign_in.failed')).toHaveLength(sum(true));
    expect(await audited('sign_in.succeeded')).toHaveLength(sum(false));
  });
});

describe('the search of the console', () => {
  const search = async (caller: ApiCaller, q: string) => {
    const response = await caller.get(`/api/v1/search?q=${encodeURIComponent(q)}`);
    const { groups } = (await response.json()) as SearchResults;
    return groups.find(({ kind }) => kind === 'attempts')?.items.map(({ id }) => id) ?? [];
  };

  test('finds an attempt by its reference, email address, network and code, for those who can see it', async () => {
    await wrong();
    const attempt = await detail(asAdmin, `userId=${person.id}`);
    for (const term of [attempt.reference, person.email, String(attempt.ip), attempt.outcome]) {
      expect(await search(asAdmin, term), term).toContain(attempt.id);
      expect(await search(superadmin, term), term).toContain(attempt.id);
      const listed = (who: ApiCaller) => list(who, `search=${encodeURIComponent(term)}`);
      expect(
        (await listed(asAdmin)).map(({ id }) => id),
        term,
      ).toContain(attempt.id);
      expect(
        (await listed(superadmin)).map(({ id }) => id),
        term,
      ).toContain(attempt.id);
    }
    const other = await aTenant(api);
    const stranger = await signedIn(api, await aPerson(api, { tenantId: other.id, role: 'tenant_admin' }));
    expect(await search(stranger, attempt.reference)).toEqual([]);
    expect(await search(await signedIn(api, person), attempt.reference)).toEqual([]);
  });
});

test('a code of one word is searched like the others, and a name is not a code', async () => {
  await owner.query(
    `insert into sign_in_attempts (failed, at, id, tenant_id, method, is_sign_in, outcome, reference)
     values (true, now(), uuidv7(), $1, 'oauth2', true, 'cancelled', 'r')`,
    [tenantId],
  );
  const found = async (q: string) =>
    ((await (await asAdmin.get(`/api/v1/search?q=${q}`)).json()) as SearchResults).groups.map(
      ({ kind }) => kind,
    );
  expect(await found('cancelled')).toContain('attempts');
  expect(await found('canceled')).not.toContain('attempts');
});

describe('the timeline', () => {
  test('of a user has attempts and changes on one line', async () => {
    await wrong();
    await api.app.get(SignInLog).flush();
    const suspended = await asAdmin.post(`/api/v1/users/${person.id}/suspend`, { version: 1 });
    expect(suspended.ok).toBe(true);
    await enter(person.email, PASSWORD);
    await api.app.get(SignInLog).flush();
    const response = await asAdmin.get(`${PATH}/timeline?subject=user&id=${person.id}`);
    const { items } = (await response.json()) as Timeline;
    expect(items.map(({ kind }) => kind)).toEqual(['attempt', 'change', 'attempt']);
    expect(items[1]?.change?.actorName).toBe(admin.email);
    expect(items[0]?.attempt?.outcome).toBe('account_suspended');
    const next = await asAdmin.get(
      `${PATH}/timeline?subject=user&id=${person.id}&limit=1&before=${items[0]?.at}`,
    );
    expect((await next.json()) as Timeline).toMatchObject({ more: true, items: [{ kind: 'change' }] });
  });
});

describe('evaluated again', () => {
  const again = async (caller: ApiCaller, id: string) =>
    (await (await caller.post(`${PATH}/${id}/re-evaluate`)).json()) as Reevaluation;

  test('an attempt is rejected only as long as the account is suspended', async () => {
    await owner.query(`update memberships set status = 'suspended' where user_id = $1`, [person.id]);
    await enter(person.email, PASSWORD);
    const { id } = await detail(asAdmin, `userId=${person.id}&result=failure`);
    expect(await again(asAdmin, id)).toMatchObject({
      verdict: 'refused',
      checks: expect.arrayContaining([
        expect.objectContaining({ name: 'account', code: 'account_suspended' }),
      ]),
    });
    await owner.query(`update memberships set status = 'active' where user_id = $1`, [person.id]);
    expect(await again(asAdmin, id)).toMatchObject({
      verdict: 'undecided',
      checks: expect.arrayContaining([expect.objectContaining({ name: 'account', status: 'pass' })]),
    });
  });

  test('creates no session and records nothing', async () => {
    await wrong();
    const { id } = await detail(asAdmin, `userId=${person.id}`);
    await again(asAdmin, id);
    expect(await list(asAdmin, `userId=${person.id}`)).toHaveLength(1);
    const { rows } = await owner.query('select 1 from sessions where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
  });
});

test('the setting of the organization says how long failures are kept', async () => {
  const policy = (await (await asAdmin.get('/api/v1/sign-in-policy')).json()) as Record<string, unknown>;
  expect(policy.failedSignInRetentionDays).toBe(90);
  const { tenantId: _tenant, requiredSince: _since, ...saved } = policy;
  const put = (days: number) =>
    asAdmin.put('/api/v1/sign-in-policy', { ...saved, failedSignInRetentionDays: days });
  expect((await put(6)).status).toBe(400);
  const changed = await put(180);
  expect((await changed.json()) as object).toMatchObject({ failedSignInRetentionDays: 180 });
});
