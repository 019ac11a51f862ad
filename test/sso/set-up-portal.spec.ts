import type { Problem, SetUpLinkDto, SetUpPortal, SsoResult, SsoStarted } from '@gatehouse/contracts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, post, signedIn } from '../support/data.ts';
import { DnsServer } from '../support/dns-server.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';
import { anOrganization, forgetSandbox, type Organization, prove, sandboxSettings } from '../support/sso.ts';

const LINKS = '/api/v1/set-up-links';
const EMPLOYEE = { email: 'employee@new-company.test' };

let sandbox: Sandbox;
let dns: DnsServer;
let api: TestApi;
let clock: HeldClock;
let database: pg.Client;
let owner: Organization;
let superadmin: ApiCaller;

beforeAll(async () => {
  [sandbox, dns] = await Promise.all([startSandbox(0), DnsServer.start()]);
  clock = new HeldClock(new Date());
  api = await startApi({ clock, env: { ...sandboxSettings(sandbox), DNS_RESOLVERS: dns.address } });
  database = new pg.Client({ connectionString: api.database.ownerUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await api.stop();
  await Promise.all([sandbox.stop(), dns.stop()]);
});
beforeEach(async () => {
  await forgetSandbox(api);
  dns.records.clear();
  clock.advance(60);
  superadmin = await signedIn(api, await aPerson(api));
  owner = await anOrganization(api);
});

interface Created {
  readonly token: string;
  readonly link: SetUpLinkDto;
}

async function created(given: object = {}, as: ApiCaller = owner.as): Promise<Created> {
  const response = await as.post(LINKS, given);
  expect(response.status, await response.clone().text()).toBe(201);
  const { link, url } = (await response.json()) as { link: SetUpLinkDto; url: string };
  return { link, token: new URL(url).searchParams.get('token') ?? '' };
}

const take = (step: string, body: object) => post(api, `/api/v1/set-up-portal/${step}`, body);

async function taken(step: string, body: object): Promise<SetUpPortal> {
  const response = await take(step, body);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as SetUpPortal;
}

async function refusedWith(response: Response, status: number, code: string): Promise<Problem> {
  const problem = (await response.json()) as Problem;
  expect([response.status, problem.code], JSON.stringify(problem)).toEqual([status, code]);
  return problem;
}

const client = () => ({
  issuer: sandbox.issuers.company,
  clientId: SANDBOX_CLIENT_ID,
  clientSecret: SANDBOX_CLIENT_SECRET,
});

/** Completes every step except the test. */
async function connected(token: string, domain = 'new-company.test'): Promise<SetUpPortal> {
  await taken('provider', { token, provider: 'other', type: 'oauth2' });
  const { domains } = await taken('domains', { token, domain });
  dns.records.set(domains[0]?.recordName ?? '', [domains[0]?.recordValue ?? '']);
  clock.advance(5);
  await taken('domains/check', { token, domain });
  const { run } = await taken('capture', { token, ...client() });
  const approved = { version: run?.version, name: 'Company directory', domains: [domain] };
  return taken('save', { token, ...approved, contact: 'it@new-company.test' });
}

async function tested(token: string): Promise<SsoResult> {
  const response = await take('test', { token });
  expect(response.status, await response.clone().text()).toBe(201);
  const started = (await response.json()) as SsoStarted;
  const callback = await signInAtSandbox(started.authorizationUrl, EMPLOYEE);
  const configurationId = callback.pathname.split('/sso/callback/')[1];
  const { error_description: _why, ...parameters } = Object.fromEntries(callback.searchParams);
  const { browserSecret } = started;
  const ended = await post(api, '/api/v1/sso/sign-ins/complete', {
    ...parameters,
    browserSecret,
    configurationId,
  });
  expect(ended.status, await ended.clone().text()).toBe(200);
  return (await ended.json()) as SsoResult;
}

async function events(): Promise<{ action: string; actor: { type: string }; target: { type: string } }[]> {
  const page = await superadmin.get(`/api/v1/audit/events?tenantId=${owner.id}&limit=100`);
  return ((await page.json()) as { items: never[] }).items;
}

describe('the holder of a set-up link', () => {
  test('chooses, verifies a domain, connects, tests, and sees when it is live', async () => {
    await prove(api, owner.id, 'acme-apps.example');
    const returnUrl = 'https://app.acme-apps.example/sso';
    const { token } = await created({ returnUrl });
    expect(await taken('open', { token })).toMatchObject({
      organization: { name: 'Acme' },
      returnUrl,
      run: null,
      domains: [],
      connection: null,
      test: null,
    });

    const chosen = await taken('provider', { token, provider: 'okta', type: 'saml' });
    expect(chosen.run).toMatchObject({ provider: 'okta', type: 'saml', step: 'authenticate' });
    expect(chosen.run?.addresses.acsUrl).toContain('/acs');

    const { domains } = await taken('domains', { token, domain: 'New-Company.test' });
    expect(domains).toMatchObject([{ domain: 'new-company.test', isVerified: false }]);

    const saved = await connected(token);
    expect(saved.domains).toMatchObject([{ isVerified: true }]);
    expect(saved).toMatchObject({
      connection: { name: 'Company directory', isEnabled: false, liveSince: null },
      contact: 'it@new-company.test',
      test: null,
    });

    expect(await tested(token)).toMatchObject({ status: 'tested', passed: true });
    expect((await taken('open', { token })).test).toMatchObject({ status: 'passed', email: EMPLOYEE.email });

    const page = await (await owner.as.get('/api/v1/sso-configurations')).json();
    const [configuration] = (page as { items: { id: string; version: number; lastTest: unknown }[] }).items;
    expect(configuration?.lastTest).toBeNull();
    const { id, version } = configuration as { id: string; version: number };
    expect((await owner.as.post(`/api/v1/sso-configurations/${id}/enable`, { version })).status).toBe(200);
    const live = await taken('open', { token });
    expect(live.connection).toMatchObject({ isEnabled: true, liveSince: expect.stringMatching(/^20/) });
  });

  test('corrects the values after a failed test, until an admin has enabled the connection', async () => {
    const { token } = await created();
    await connected(token);
    sandbox.misbehaviour.set('company', 'wrong_key');
    expect(await tested(token)).toMatchObject({ status: 'tested', passed: false });
    sandbox.misbehaviour.set('company', 'none');
    expect((await taken('open', { token })).test).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/\w/),
    });

    expect((await taken('reopen', { token })).run?.step).toBe('captured');
    const { run } = await taken('capture', { token, ...client() });
    const approved = { token, version: run?.version, name: 'Corrected', domains: ['new-company.test'] };
    const saved = await taken('save', { ...approved, contact: 'it@new-company.test' });
    expect(saved.connection?.name).toBe('Corrected');
    const page = await (await owner.as.get('/api/v1/sso-configurations')).json();
    const { items } = page as { items: { id: string; version: number }[] };
    expect(items).toHaveLength(1);

    const [{ id, version }] = items as [{ id: string; version: number }];
    await owner.as.post(`/api/v1/sso-configurations/${id}/enable`, { version });
    await refusedWith(await take('reopen', { token }), 409, 'wizard_wrong_step');
  });

  test('changes the provider until the connection is saved, and what was captured is discarded', async () => {
    const { token } = await created();
    await taken('provider', { token, provider: 'other', type: 'oauth2' });
    await taken('capture', { token, ...client() });
    const changed = await taken('provider', { token, provider: 'keycloak', type: 'saml' });
    expect(changed.run).toMatchObject({ provider: 'keycloak', type: 'saml', step: 'authenticate' });
    expect(changed.run?.captured).toBeNull();
    await connected(token);
    const late = await take('provider', { token, provider: 'okta', type: 'saml' });
    await refusedWith(late, 409, 'wizard_wrong_step');
  });

  test('sees nothing of the organization except what the link created', async () => {
    await prove(api, owner.id, 'secret-project.example');
    await owner.as.post('/api/v1/sso-wizard/runs', { provider: 'okta', type: 'saml' });
    const theirs = await owner.as.post('/api/v1/sso-configurations', {
      type: 'oauth2',
      name: 'Directory of the board',
      ...client(),
    });
    const { id } = (await theirs.json()) as { id: string };
    await owner.as.post(`/api/v1/sso-configurations/${id}/tests`);

    const { token } = await created();
    const captured = await (async () => {
      await taken('provider', { token, provider: 'other', type: 'oauth2' });
      return taken('capture', { token, ...client() });
    })();
    const saved = await connected(token);
    for (const seen of [captured, saved, await taken('open', { token })]) {
      const text = JSON.stringify(seen);
      for (const secret of [
        'secret-project',
        'of the board',
        owner.admin.email,
        owner.id,
        SANDBOX_CLIENT_SECRET,
      ])
        expect(text).not.toContain(secret);
    }
  });

  test('can only take the steps of this task', async () => {
    await prove(api, owner.id, 'secret-project.example');
    const { token, link } = await created();
    for (const path of [LINKS, '/api/v1/sso-wizard/runs', '/api/v1/sso-configurations', '/api/v1/domains']) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await api.fetch(path, { headers })).status).toBe(401);
    }
    const revoking = await api.fetch(`${LINKS}/${link.id}`, { method: 'DELETE' });
    expect(revoking.status).toBe(401);

    // Steps that require a provider.
    for (const [step, body] of [
      ['capture', client()],
      ['save', { version: 1, name: 'x', domains: [], contact: 'it@new-company.test' }],
      ['consent', {}],
      ['test', {}],
      ['reopen', {}],
    ] as const) {
      await refusedWith(await take(step, { token, ...body }), 409, 'wizard_wrong_step');
    }
    // Domains that belong to the organization but were not added by the holder.
    await refusedWith(
      await take('domains/check', { token, domain: 'secret-project.example' }),
      404,
      'not_found',
    );
    await taken('provider', { token, provider: 'other', type: 'oauth2' });
    const { run } = await taken('capture', { token, ...client() });
    const approved = { token, version: run?.version, name: 'x', contact: 'it@new-company.test' };
    const foreign = await take('save', { ...approved, domains: ['secret-project.example'] });
    expect((await refusedWith(foreign, 422, 'invalid_input')).errors?.[0]?.field).toBe('domains');

    // A connection that was created elsewhere, and one that is enabled.
    const other = await created({}, (await anOrganization(api)).as);
    expect((await taken('open', { token: other.token })).run).toBeNull();
  });

  test('cannot name a domain that nobody can own, nor more than ten', async () => {
    const { token } = await created();
    for (const domain of ['gmail.com', 'not a domain', 'co.uk']) {
      const problem = await refusedWith(await take('domains', { token, domain }), 422, 'invalid_input');
      expect(problem.errors?.[0]?.field).toBe('domain');
    }
    for (let n = 0; n < 10; n++) await taken('domains', { token, domain: `d${n}.example` });
    const eleventh = await take('domains', { token, domain: 'd10.example' });
    expect((await refusedWith(eleventh, 422, 'invalid_input')).errors?.[0]?.code).toBe('too_many');
  });

  test('cannot claim a domain that another organization has verified', async () => {
    await prove(api, (await anOrganization(api)).id, 'taken.example');
    const { token } = await created();
    const { domains } = await taken('domains', { token, domain: 'taken.example' });
    dns.records.set(domains[0]?.recordName ?? '', [domains[0]?.recordValue ?? '']);
    clock.advance(5);
    expect((await taken('domains/check', { token, domain: 'taken.example' })).domains).toMatchObject([
      { isVerified: false, lastCheck: { message: expect.stringMatching(/another organization/i) } },
    ]);
  });

  test('queries DNS once in three seconds, however often they check', async () => {
    const { token } = await created();
    await taken('domains', { token, domain: 'waiting.example' });
    const before = dns.asked.length;
    for (let n = 0; n < 5; n++) await taken('domains/check', { token, domain: 'waiting.example' });
    expect(dns.asked.length).toBe(before);
    clock.advance(4);
    await taken('domains/check', { token, domain: 'waiting.example' });
    expect(dns.asked.length).toBeGreaterThan(before);
  });
});

describe('a set-up link', () => {
  test('is listed with its last use, audited, and revoked', async () => {
    const { token, link } = await created({ hours: 24 });
    expect(link).toMatchObject({ state: 'active', provider: null, lastUsedAt: null, tenantName: 'Acme' });
    await taken('open', { token });
    await taken('provider', { token, provider: 'okta', type: 'saml' });
    const [listed] = ((await (await owner.as.get(LINKS)).json()) as { items: SetUpLinkDto[] }).items;
    expect(listed).toMatchObject({
      id: link.id,
      provider: 'okta',
      type: 'saml',
      lastUsedAt: expect.stringMatching(/^20/),
      uses: [{ what: 'chosen' }, { what: 'opened', address: '127.0.0.1' }],
    });
    expect((await owner.as.delete(`${LINKS}/${link.id}`)).status).toBe(204);
    await refusedWith(await take('open', { token }), 410, 'wizard_link_ended');
    const told = (await events()).filter(({ target }) => target?.type === 'set_up_link');
    expect(told.map(({ action, actor }) => [action, actor.type])).toEqual([
      ['sso_wizard.link_revoked', 'user'],
      ['sso_wizard.link_opened', 'anonymous'],
      ['sso_wizard.link_made', 'user'],
    ]);
    expect(JSON.stringify(await database.query('select * from sso_wizard_links'))).not.toContain(token);
    expect(api.log.join('\n')).not.toContain(token);
  });

  test('expires at its time', async () => {
    const { token } = await created({ hours: 1 });
    clock.advance(3599);
    await taken('open', { token });
    clock.advance(2);
    await refusedWith(await take('open', { token }), 410, 'wizard_link_ended');
    const admin = await signedIn(api, owner.admin);
    for (const hours of [0, 337, 1.5])
      await refusedWith(await admin.post(LINKS, { hours }), 400, 'invalid_input');
  });

  test('returns only to a host that the organization has registered', async () => {
    for (const returnUrl of ['https://evil.example/', 'https://acme.example.evil.example/']) {
      const problem = await refusedWith(await owner.as.post(LINKS, { returnUrl }), 422, 'invalid_input');
      expect(problem.errors?.[0]?.field).toBe('returnUrl');
    }
    await refusedWith(await owner.as.post(LINKS, { returnUrl: 'javascript:alert(1)' }), 400, 'invalid_input');
    const application = await owner.as.post('/api/v1/admin/oauth2/clients', {
      name: 'Acme app',
      redirect_uris: ['https://app.acme.example/callback'],
      scopes: ['openid'],
    });
    expect(application.status, await application.clone().text()).toBe(201);
    await created({ returnUrl: 'https://app.acme.example/settings?tab=sso' });
    const other = await anOrganization(api);
    const theirs = await other.as.post(LINKS, { returnUrl: 'https://app.acme.example/' });
    await refusedWith(theirs, 422, 'invalid_input');
  });

  test('is for one organization: a superadmin names it, an admin has no other', async () => {
    const problem = await refusedWith(await superadmin.post(LINKS, {}), 422, 'invalid_input');
    expect(problem.errors?.[0]?.field).toBe('tenantId');
    const { link } = await created({ tenantId: owner.id }, superadmin);
    expect(link.tenantId).toBe(owner.id);
    const other = await anOrganization(api);
    await refusedWith(await other.as.post(LINKS, { tenantId: owner.id }), 404, 'not_found');
    await refusedWith(await other.as.delete(`${LINKS}/${link.id}`), 404, 'not_found');
    expect(await (await other.as.get(LINKS)).json()).toMatchObject({ items: [] });
  });

  test('is one of at most twenty that are active', async () => {
    for (let n = 0; n < 20; n++) await created();
    await refusedWith(await owner.as.post(LINKS, {}), 409, 'too_many_links');
  });
});
