import { generateKeyPairSync } from 'node:crypto';
import type {
  Problem,
  SamlLogoutStart,
  SsoAttention,
  SsoConfigurationDto,
  SsoLogout,
  SsoPolicyPreview,
  SsoResult,
  SsoRouteExplanation,
  SsoStarted,
  SsoTraceDto,
  SsoTraceSummary,
} from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Credential } from '../../nest-api/src/auth/credential.entity.js';
import { SignInPolicy } from '../../nest-api/src/auth/policy/sign-in-policy.entity.js';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Domain } from '../../nest-api/src/domains/domain.entity.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { selfSignedCertificate } from '../../nest-api/src/saml/protocol/signature/self-signed-certificate.js';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import { SsoPolicy } from '../../nest-api/src/sso-config/sso-policy.entity.js';
import { Membership } from '../../nest-api/src/users/membership.entity.js';
import { codeOf, withTotp } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, callerWith, PASSWORD, post, signedIn } from '../support/data.ts';
import { type Choice, signInAtSandbox } from '../support/sandbox-browser.ts';
import { aConnection, anOrganization, type Organization, sandboxSettings } from '../support/sso.ts';
import { answerOf, complete, tested } from '../support/sso-sign-ins.ts';

const DAY = 86_400;
const EMPLOYEE = 'employee@demo-company.test';
const clock = new HeldClock(new Date());
let sandbox: Sandbox;
let api: TestApi;
let owner: Organization;
let connection: SsoConfigurationDto;
let superadmin: ApiCaller;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ clock, env: sandboxSettings(sandbox) });
  owner = await anOrganization(api, 'demo-company.test');
  connection = await aConnection(owner.as, sandbox, { domains: ['demo-company.test'] });
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(async () => {
  await api.stop();
  await sandbox.stop();
});

const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const pathOf = (id = connection.id) => `/api/v1/sso-configurations/${id}`;

async function finish(started: SsoStarted, choice: Choice = {}): Promise<Response> {
  const callback = await signInAtSandbox(started.authorizationUrl, choice);
  return complete(api, answerOf(callback, started));
}

async function signIn(choice: Choice = {}): Promise<Response> {
  const started = await json<SsoStarted>(
    post(api, '/api/v1/sso/sign-ins', { configurationId: connection.id, loginHint: EMPLOYEE }),
  );
  return finish(started, choice);
}

async function passTest(id = connection.id): Promise<void> {
  expect(await tested(api, owner.as, id)).toMatchObject({ passed: true });
}

const traces = (query = '', as = owner.as) =>
  json<{ items: SsoTraceSummary[] }>(as.get(`${pathOf()}/traces${query}`));

describe('a trace', () => {
  test('has what the browser sent in both directions with masked secrets, and the resulting user', async () => {
    const result = await json<SsoResult>(signIn());
    expect(result.status).toBe('signed_in');
    const { items } = await traces('?limit=1');
    const trace = await json<SsoTraceDto>(owner.as.get(`${pathOf()}/traces/${items[0]?.id}`));
    const [there, back] = trace.steps.filter(({ kind }) => kind === 'redirect');
    expect(there).toMatchObject({
      name: 'to_provider',
      detail: {
        request: {
          url: `${sandbox.issuers.company}/auth`,
          parameters: { client_id: 'gatehouse-sandbox', code_challenge_method: 'S256', login_hint: EMPLOYEE },
        },
      },
    });
    expect(JSON.stringify(there)).toMatch(/"state":"•••.*"nonce":"•••|"nonce":"•••.*"state":"•••/);
    expect(back).toMatchObject({
      name: 'from_provider',
      detail: {
        response: { parameters: { code: expect.stringContaining('••••'), iss: sandbox.issuers.company } },
      },
    });
    const mapped = Object.fromEntries(
      trace.steps.filter(({ kind }) => kind === 'mapping').map(({ name, message }) => [name, message]),
    );
    expect(mapped).toMatchObject({
      name: 'Emma Employee',
      role: 'tenant_user, as everybody who is in none of the mapped groups',
    });

    const helped = await json<SsoTraceDto>(superadmin.get(`${pathOf()}/traces/${items[0]?.id}`));
    expect(JSON.stringify(helped)).not.toContain(EMPLOYEE);
    expect(helped.steps.find(({ kind }) => kind === 'redirect')?.detail).toBeNull();
  });

  test('is found by email address, by the reference on the page, and by outcome', async () => {
    const refused = await json<Problem>(signIn({ mode: 'wrong_audience' }));
    const found = await traces(`?search=${refused.requestId}`);
    expect(found.items).toMatchObject([{ outcome: 'wrong_audience', reference: refused.requestId }]);
    expect((await traces('?search=EMPLOYEE%40demo')).items.every(({ email }) => email === EMPLOYEE)).toBe(
      true,
    );
    expect((await traces('?search=100%25')).items).toEqual([]);
    const failed = (await traces('?result=failure')).items;
    expect(failed.map(({ outcome }) => outcome)).toContain('wrong_audience');
    expect(failed.some(({ outcome }) => outcome === 'success' || outcome === null)).toBe(false);
    expect((await traces('?result=success')).items.every(({ outcome }) => outcome === 'success')).toBe(true);
  });

  test('that is complete is not displaced by unfinished ones', async () => {
    const before = (await traces('?result=success')).items.length;
    for (let i = 0; i < 52; i++) {
      await post(api, '/api/v1/sso/sign-ins', { configurationId: connection.id });
      // Resets the rate limit of the sign-in page, which this test does not cover.
      clock.advance(31);
    }
    owner = { ...owner, as: await signedIn(api, owner.admin) };
    expect((await traces('?result=success&limit=100')).items).toHaveLength(before);
    expect((await traces('?result=open&limit=100')).items).toHaveLength(50);
  });
});

describe('the route of an email address', () => {
  const explain = (email: string, as = owner.as) =>
    json<SsoRouteExplanation>(as.post('/api/v1/sso-routes/explain', { email }));

  test('is explained step by step', async () => {
    const told = await explain('anybody@demo-company.test');
    expect(told).toMatchObject({ isOwn: true, claim: 'active', route: { kind: 'offer' } });
    expect(told.steps.map(({ name, isYes, decides }) => [name, isYes, decides])).toEqual([
      ['address', true, false],
      ['domain', true, false],
      ['tenant', true, false],
      ['connection', true, false],
      ['enforced', false, true],
    ]);
    expect(told.connections).toMatchObject([
      { name: 'Company directory', isEnabled: true, namesDomain: true },
    ]);
    const unknown = await explain('anybody@nobody.example');
    expect(unknown).toMatchObject({ claim: null, route: { kind: 'password' } });
    expect(unknown.steps.at(-1)).toMatchObject({
      name: 'domain',
      answer: 'No organization has verified nobody.example.',
    });
  });

  test('reveals nothing of another organization beyond its sign-in page', async () => {
    const stranger = await anOrganization(api);
    const told = await explain('anybody@demo-company.test', stranger.as);
    expect(told).toMatchObject({ isOwn: false, claim: null, connections: [], route: { kind: 'offer' } });
    expect(told.steps.map(({ name }) => name)).toEqual(['address', 'domain']);
    expect(told.steps.at(-1)?.answer).toContain('Another organization has verified it.');
  });

  test('stays for known users when the verification of the domain is lost and nobody else has it', async () => {
    await changeDomain({ status: 'inactive' });
    const lapsed = await explain(EMPLOYEE);
    await changeDomain({ status: 'active' });
    expect(lapsed).toMatchObject({ claim: 'inactive', route: { kind: 'offer' } });
    expect(lapsed.steps[1]?.answer).toContain('Existing users can still sign in');
  });
});

describe('the single sign-on policy', () => {
  const preview = (breakGlass: string[], query = '') =>
    json<SsoPolicyPreview>(owner.as.get(`/api/v1/sso-policy/preview?breakGlass=${breakGlass}${query}`));
  const save = async (body: object) =>
    api.fetch('/api/v1/sso-policy', {
      method: 'PUT',
      headers: { authorization: `Bearer ${owner.as.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('lists in pages who would be locked out, and who can be an emergency administrator', async () => {
    const people = await Promise.all([1, 2, 3].map(() => aPerson(api, { tenantId: owner.id })));
    const seen: string[] = [];
    for (let query: string | null = '&limit=2'; query; ) {
      const page: SsoPolicyPreview = await preview([owner.admin.id], query);
      expect(page.lockedOutCount).toBe(3);
      seen.push(...page.lockedOut.map(({ email }) => email));
      query = page.nextCursor && `&limit=2&cursor=${page.nextCursor}`;
    }
    expect(seen).toEqual(people.map(({ email }) => email).sort());
    for (const [limit, sizes] of [
      [1, [1, 1, 1]],
      [3, [3]],
      [4, [3]],
    ] as const) {
      const pages: number[] = [];
      for (let query: string | null = `&limit=${limit}`; query; ) {
        const page: SsoPolicyPreview = await preview([owner.admin.id], query);
        pages.push(page.lockedOut.length);
        query = page.nextCursor && `&limit=${limit}&cursor=${page.nextCursor}`;
      }
      expect(pages, `by ${limit}`).toEqual(sizes);
    }
    const { admins, lockedOut } = await preview([]);
    expect(admins).toEqual([
      { userId: owner.admin.id, email: owner.admin.email, name: 'Pat Person', hasPassword: true },
    ]);
    expect(lockedOut[0]).toMatchObject({ name: 'Pat Person', reason: expect.stringContaining('No enabled') });
  });

  test('notifies every admin, keeps a way in, and can be edited without another test', async () => {
    const second = await aPerson(api, { tenantId: owner.id, role: 'tenant_admin' });
    await passTest();
    expect((await save({ version: 0, enforced: true, breakGlass: [owner.admin.id] })).status).toBe(200);
    expect((await mailsTo(second.email)).at(0)).toBe('Single sign-on is now required');

    const disabled = await owner.as.post(`${pathOf()}/disable`, { version: connection.version });
    expect(await disabled.json()).toMatchObject({ code: 'last_way_in' });
    const removed = await api.fetch(pathOf(), {
      method: 'DELETE',
      headers: { authorization: `Bearer ${owner.as.token}` },
    });
    expect(await removed.json()).toMatchObject({ code: 'last_way_in' });

    // The test before the last change is stale, but the list of exempt users can still change.
    clock.advance(2 * DAY);
    owner = { ...owner, as: await signedIn(api, owner.admin) };
    expect((await save({ version: 1, enforced: true, breakGlass: [owner.admin.id, second.id] })).status).toBe(
      200,
    );
    expect((await save({ version: 2, enforced: true, breakGlass: [] })).status).toBe(409);
  });

  test('locks no user out permanently: admins can sign in if no emergency administrator is an admin', async () => {
    const login = (email: string) => post(api, '/api/v1/auth/login', { email, password: PASSWORD });
    const third = await aPerson(api, { tenantId: owner.id, role: 'tenant_admin' });
    expect((await login(third.email)).status).toBe(403);
    await inPlatform(async (em) => {
      const named = await em.find(SsoPolicy, { tenantId: owner.id });
      const ids = named.flatMap(({ breakGlass }) => breakGlass as string[]);
      await em.nativeUpdate(Membership, { userId: { $in: ids } }, { role: 'tenant_user' });
    });
    expect((await login(owner.admin.email)).status).toBe(403);
    expect((await login(third.email)).status).toBe(200);
    expect(await mailsTo(third.email)).toContain('Emergency access was used');
    await inPlatform((em) =>
      em.nativeUpdate(Membership, { userId: owner.admin.id }, { role: 'tenant_admin' }),
    );
    owner = { ...owner, as: await signedIn(api, owner.admin) };
    expect((await save({ version: 2, enforced: false, breakGlass: [] })).status).toBe(200);
    expect((await mailsTo(third.email)).at(0)).toBe('Single sign-on is no longer required');
  });
});

test('an expiring certificate is announced 30, 14, 7 and 1 days before, once each, and on the dashboard', async () => {
  const organization = await anOrganization(api);
  const made = await aConnection(organization.as, sandbox, {
    type: 'saml',
    name: 'Old certificate',
    clientId: null,
    clientSecret: undefined,
    entityId: 'https://idp.example',
    ssoUrl: 'https://idp.example/sso',
    certificate: certificateFor(31),
  });
  const attention = async (as?: ApiCaller) =>
    (await json<SsoAttention>((as ?? (await signedIn(api, organization.admin))).get('/api/v1/sso-attention')))
      .items;
  expect(await attention()).toEqual([]);

  const told: number[] = [];
  for (let day = 31; day >= 0; day--) {
    // Runs twice per day as on two replicas: each step is announced once.
    for (const _replica of [1, 2]) {
      clock.advance(DAY / 2);
      await api.app.get(Jobs).runIfDue('sso-certificates');
    }
    const mails = (await mailsTo(organization.admin.email)).filter((subject) => /certificate/.test(subject));
    if (mails.length > told.length) told.push(day);
  }
  expect(told).toEqual([30, 14, 7, 1]);
  const mails = await mailsTo(organization.admin.email);
  expect(mails).toEqual([
    'A single sign-on certificate expires tomorrow',
    'A single sign-on certificate expires in 7 days',
    'A single sign-on certificate expires in 14 days',
    'A single sign-on certificate expires in 30 days',
  ]);
  const item = { kind: 'certificate', id: made.id, name: 'Old certificate', tenantId: organization.id };
  expect(await attention()).toMatchObject([
    { ...item, message: 'The certificate has expired. Users cannot sign in.' },
  ]);
  superadmin = await signedIn(api, await aPerson(api));
  expect(await attention(superadmin)).toContainEqual(
    expect.objectContaining({ ...item, tenantName: 'Acme' }),
  );
  expect(await attention(await signedIn(api, owner.admin))).not.toContainEqual(expect.objectContaining(item));
});

test('signing out continues at the provider that supports it, once, with a hint of the user', async () => {
  const result = (await (await signIn()).json()) as Extract<SsoResult, { status: 'signed_in' }>;
  const as = callerWith(api, (result.login as { accessToken: string }).accessToken);
  const logout = await json<SsoLogout>(as.post('/api/v1/sso/logout'));
  const url = new URL(logout.logoutUrl ?? '');
  expect([logout.provider, url.href.split('?')[0]]).toEqual([
    'Company directory',
    `${sandbox.issuers.company}/session/end`,
  ]);
  expect(url.searchParams.get('id_token_hint')).toMatch(/^eyJ/);
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${api.settings.PUBLIC_URL}/login`);
  expect(await json<SsoLogout>(as.post('/api/v1/sso/logout'))).toEqual({ logoutUrl: null, provider: null });

  // Signing out in the web app also ends the session. A second click leads to the same provider.
  const again = (await (await signIn()).json()) as Extract<SsoResult, { status: 'signed_in' }>;
  const leaving = callerWith(api, (again.login as { accessToken: string }).accessToken);
  const pressed = await json<SamlLogoutStart>(leaving.post('/api/v1/saml/logout'));
  expect(pressed).toMatchObject({
    provider: 'Company directory',
    logoutUrl: expect.stringContaining('id_token_hint='),
    redirectTo: null,
  });
  expect((await leaving.get('/api/v1/auth/me')).status).toBe(401);
  expect(await json<SamlLogoutStart>(leaving.post('/api/v1/saml/logout'))).toEqual(pressed);
  expect(api.log.join('')).not.toContain(url.searchParams.get('id_token_hint'));
  // A password sign-in has no provider to sign out from.
  const other = await signedIn(api, owner.admin);
  expect(await json<SsoLogout>(other.post('/api/v1/sso/logout'))).toEqual({
    logoutUrl: null,
    provider: null,
  });
});

test('signing out continues at the provider, even with a second factor in between', async () => {
  await inPlatform(async (em) => {
    em.create(SignInPolicy, { tenantId: owner.id, upstreamFactor: 'never' });
    await em.flush();
  });
  const protectedPerson = await aPerson(api, {
    tenantId: owner.id,
    email: 'directory-admin@demo-company.test',
  });
  const { secret } = await withTotp(api, protectedPerson);
  await inPlatform((em) => em.nativeDelete(Credential, { userId: protectedPerson.id, kind: 'password' }));
  const first = await json<Extract<SsoResult, { status: 'signed_in' }>>(
    signIn({ email: protectedPerson.email }),
  );
  const { ticket } = first.login as { status: string; ticket: string };
  const second = await json<{ accessToken: string }>(
    post(api, '/api/v1/auth/second-factor', {
      ticket,
      answer: { method: 'totp', code: codeOf(api, secret, 1) },
    }),
  );
  const { logoutUrl } = await json<SsoLogout>(callerWith(api, second.accessToken).post('/api/v1/sso/logout'));
  expect(new URL(logoutUrl ?? '').searchParams.get('id_token_hint')).toMatch(/^eyJ/);
  const kept = await inPlatform((em) =>
    em.execute<{ text: string }[]>(
      `select proof::text as text from sign_in_tickets union all select pending::text from sso_flows`,
    ),
  );
  expect(kept.map(({ text }) => text).join('')).not.toContain('eyJ');
});

function certificateFor(days: number): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const now = clock.now().getTime();
  const der = selfSignedCertificate({
    privateKey,
    commonName: 'idp.example',
    notBefore: new Date(now - DAY * 1000),
    notAfter: new Date(now + (days * DAY + DAY / 4) * 1000),
  });
  return `-----BEGIN CERTIFICATE-----\n${(der.match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----`;
}

/** Email subjects, newest first. */
function mailsTo(email: string): Promise<string[]> {
  return inPlatform(async (em) => {
    const rows = await em.execute<{ subject: string }[]>(
      'select subject from outbox where recipient = ? order by id desc',
      [email],
    );
    return rows.map(({ subject }) => subject);
  });
}

function inPlatform<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
  return api.app.get(UnitOfWork).onPlatform('test data', () => work(api.app.get(EntityManager)));
}

function changeDomain(change: { status: 'inactive' | 'active' }): Promise<unknown> {
  return inPlatform((em) => em.nativeUpdate(Domain, { tenantId: owner.id }, change));
}

test('the list of connections has the last sign-in and the failures since', async () => {
  const as = await signedIn(api, owner.admin);
  const listed = async () => {
    const { items } = await json<{ items: SsoConfigurationDto[] }>(as.get('/api/v1/sso-configurations'));
    return items.find(({ id }) => id === connection.id);
  };
  await signIn();
  await api.app.get(SignInLog).flush();
  const before = await listed();
  expect(before?.failedSignIns).toBe(0);
  // The sign-in log uses the database's time.
  expect(Math.abs(Date.parse(String(before?.lastSignInAt)) - Date.now())).toBeLessThan(10_000);
  clock.advance(60);
  await finish(await json<SsoStarted>(as.post(`${pathOf()}/tests`)));
  expect((await listed())?.lastSignInAt).toBe(before?.lastSignInAt);
  sandbox.misbehaviour.set('company', 'wrong_key');
  await signIn();
  sandbox.misbehaviour.set('company', 'none');
  expect((await listed())?.failedSignIns).toBe(1);
  await signIn();
  expect((await listed())?.failedSignIns).toBe(0);
});

test('the sign-ins of a connection are found by reference, address, IP address and code', async () => {
  const as = await signedIn(api, owner.admin);
  sandbox.misbehaviour.set('company', 'wrong_key');
  await signIn();
  sandbox.misbehaviour.set('company', 'none');
  await api.app.get(SignInLog).flush();
  const found = async (search: string) =>
    (
      await json<{ items: { id: string; reference: string; outcome: string }[] }>(
        as.get(`${pathOf()}/traces?count=true&search=${encodeURIComponent(search)}`),
      )
    ).items;
  const [failed] = await found('signature_invalid');
  expect(failed?.outcome).toBe('signature_invalid');
  for (const term of [String(failed?.reference), '127.0.0.1'])
    expect(
      (await found(term)).map(({ id }) => id),
      term,
    ).toContain(failed?.id);
  expect(await found('192.0.2.250')).toEqual([]);
});
