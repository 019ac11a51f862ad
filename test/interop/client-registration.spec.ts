import type { RegistrationPolicy, SaveRegistrationPolicy } from '@gatehouse/contracts';
import fc from 'fast-check';
import * as oidc from 'openid-client';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import type { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { aClient, aResource, CALLBACK, RelyingParty, throughGateway } from '../support/relying-party.ts';

const POLICY = '/api/v1/admin/oauth2/registration-policy';
const TOKENS = '/api/v1/admin/oauth2/initial-access-tokens';

let api: TestApi;
let acme: Tenant;
let globex: Tenant;
let admin: ApiCaller;
let person: Person;
let issuer: string;
let owner: pg.Client;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  [acme, globex] = [await aTenant(api, { name: 'Acme' }), await aTenant(api, { name: 'Globex' })];
  admin = await signedIn(api, await aPerson(api, { tenantId: acme.id, role: 'tenant_admin' }));
  person = await aPerson(api, { tenantId: acme.id });
  issuer = `${api.settings.PUBLIC_URL}/t/${acme.slug}`;
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});
beforeEach(() => allow({ mode: 'open' }));

/** Saves the policy of Acme; the rest are the defaults of the API. */
async function allow(policy: Partial<SaveRegistrationPolicy>): Promise<RegistrationPolicy> {
  const { version } = (await (await admin.get(POLICY)).json()) as RegistrationPolicy;
  const scopes = ['openid', 'profile', 'offline_access'];
  const saved = await admin.put(POLICY, { mode: 'open', native: true, scopes, ...policy, version });
  if (saved.status !== 200) throw new Error(await saved.text());
  return (await saved.json()) as RegistrationPolicy;
}

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

async function ask(path: string, init: RequestInit & { token?: string } = {}): Promise<Answer> {
  const { token, ...rest } = init;
  const headers = {
    ...(init.body ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...init.headers,
  };
  const response = await fetch(api.url + path, { ...rest, headers });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers };
}

const at = (tenant: Tenant | null) => `${tenant ? `/t/${tenant.slug}` : ''}/api/v1/oauth2/register`;

function register(
  metadata: object,
  options: { token?: string; tenant?: Tenant | null } = {},
): Promise<Answer> {
  const { token, tenant = acme } = options;
  return ask(at(tenant), { method: 'POST', body: JSON.stringify(metadata), ...(token ? { token } : {}) });
}

const WEB = { client_name: 'Expenses', redirect_uris: [CALLBACK] };

async function createToken(given: object = {}): Promise<{ id: string; token: string }> {
  const response = await admin.post(TOKENS, { name: 'Partner', ...given });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string; token: string };
}

async function failures(): Promise<{ outcome: string }[]> {
  const response = await admin.get('/api/v1/sign-ins?method=registration&result=failure&limit=100');
  return ((await response.json()) as { items: { outcome: string }[] }).items;
}

describe('openid-client', () => {
  test('discovers the endpoint, registers a client and signs a user in with it', async () => {
    const config = await oidc.dynamicClientRegistration(
      new URL(issuer),
      {
        client_name: 'Expenses',
        redirect_uris: [CALLBACK],
        grant_types: ['authorization_code', 'refresh_token'],
      },
      undefined,
      { execute: [oidc.allowInsecureRequests], [oidc.customFetch]: throughGateway(api) },
    );
    const { client_id, client_secret } = config.clientMetadata();
    expect(client_secret).toMatch(/^ghk_/);
    const registered = { id: '', client_id, client_secret: String(client_secret) };
    const party = await RelyingParty.discover(api, registered, undefined, issuer);
    const browser = new Browser(api);
    await browser.signIn(person);
    const tokens = await party.signIn(browser, {
      scope: 'openid profile offline_access',
      prompt: 'consent',
    });
    expect(tokens.claims()).toMatchObject({ iss: issuer, sub: person.id, aud: client_id });
    expect(await party.refresh(tokens.refresh_token as string)).toHaveProperty('access_token');
  });

  test('registers with an initial access token at the shared issuer, for its organization', async () => {
    await allow({ mode: 'token' });
    const { token } = await createToken();
    const registered = await register(WEB, { token, tenant: null });
    expect(registered.status).toBe(201);
    const client_id = String(registered.body.client_id);
    const listed = (await (await admin.get(`/api/v1/admin/oauth2/clients?search=${client_id}`)).json()) as {
      items: object[];
    };
    expect(listed.items).toMatchObject([{ client_id, tenant_id: acme.id, registered_itself: true }]);
    expect(registered.body.registration_client_uri).toBe(
      `${api.settings.PUBLIC_URL}/api/v1/oauth2/register/${client_id}`,
    );
  });
});

test('the metadata of an issuer announces registration while the organization allows it', async () => {
  const announced = async () =>
    (await ask(`/t/${acme.slug}/.well-known/oauth-authorization-server`)).body.registration_endpoint;
  expect(await announced()).toBe(`${issuer}/api/v1/oauth2/register`);
  await allow({ mode: 'off' });
  expect(await announced()).toBeUndefined();
  expect((await ask('/.well-known/oauth-authorization-server')).body.registration_endpoint).toBeUndefined();
});

describe('the policy of the organization', () => {
  test('off: nobody registers, also with a token', async () => {
    const { token } = await createToken();
    await allow({ mode: 'off' });
    for (const given of [{}, { token }]) {
      const refused = await register(WEB, given);
      expect([refused.status, refused.body.error]).toEqual([403, 'access_denied']);
      expect(refused.body.error_uri).toBe(
        `${api.settings.PUBLIC_URL}/docs/sign-in-problems/registration_not_allowed`,
      );
    }
  });

  test('token: nobody registers without one', async () => {
    await allow({ mode: 'token' });
    const refused = await register(WEB);
    expect([refused.status, refused.body.error]).toEqual([401, 'invalid_token']);
    expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  test.each([
    ['the very host', ['app.example.test'], CALLBACK, 201],
    ['a host below', ['*.example.test'], CALLBACK, 201],
    ['another host', ['example.test'], CALLBACK, 400],
    ['a host that only ends alike', ['*.ample.test'], CALLBACK, 400],
    ['the parent of a wildcard', ['*.app.example.test'], CALLBACK, 400],
  ])('redirect hosts: %s', async (_name, redirect_hosts, uri, status) => {
    await allow({ redirect_hosts });
    const answer = await register({ redirect_uris: [uri] });
    expect([answer.status, answer.body.error]).toEqual([
      status,
      status === 400 ? 'invalid_redirect_uri' : undefined,
    ]);
  });

  test('the hosts hold for where users return after a sign-out, too', async () => {
    await allow({ redirect_hosts: ['app.example.test'] });
    const answer = await register({ ...WEB, post_logout_redirect_uris: ['https://evil.example/bye'] });
    expect(answer.body.error).toBe('invalid_redirect_uri');
  });

  test('programs on computers and phones register only if it allows them', async () => {
    await allow({ native: false });
    for (const uri of ['http://127.0.0.1:7000/callback', 'com.example.app:/callback'])
      expect((await register({ redirect_uris: [uri] })).body.error).toBe('invalid_redirect_uri');
    await allow({ native: true });
    const native = await register({ redirect_uris: ['http://127.0.0.1:7000/callback'] });
    expect(native.body).toMatchObject({ application_type: 'native', token_endpoint_auth_method: 'none' });
    expect(native.body).not.toHaveProperty('client_secret');
  });

  test('grant types that it does not allow are named, with those that it does', async () => {
    const answer = await register({ ...WEB, grant_types: ['client_credentials'] });
    expect(answer.body.error).toBe('invalid_client_metadata');
    expect(answer.body.error_description).toContain('client_credentials is not allowed');
    expect(answer.body.error_description).toContain('authorization_code, refresh_token');
  });

  test('scopes that it does not allow are left out', async () => {
    const answer = await register({ ...WEB, scope: 'openid email payroll' });
    expect([answer.status, answer.body.scope]).toEqual([201, 'openid']);
  });

  test('an API must belong to the organization', async () => {
    const other = await signedIn(api, await aPerson(api, { tenantId: globex.id, role: 'tenant_admin' }));
    await aResource(other, 'https://globex.example/api');
    const { version } = (await (await admin.get(POLICY)).json()) as RegistrationPolicy;
    const resources = [{ resource: 'https://globex.example/api', scopes: ['expenses:read'] }];
    expect((await admin.put(POLICY, { mode: 'open', resources, version })).status).toBe(422);
  });

  test('an older version is not saved over a newer one', async () => {
    const { version } = await allow({ mode: 'token' });
    expect((await admin.put(POLICY, { mode: 'off', version: version - 1 })).status).toBe(409);
    expect((await admin.put(POLICY, { mode: 'off', version: 0 })).status).toBe(409);
  });

  test('an organization without any allows nothing', async () => {
    const answer = await register(WEB, { tenant: globex });
    expect(answer.body.error).toBe('access_denied');
  });
});

describe('an initial access token', () => {
  beforeEach(() => allow({ mode: 'token' }));

  test('registers as often as it says, and counts', async () => {
    const { id, token } = await createToken({ most_uses: 2 });
    expect((await register(WEB, { token })).status).toBe(201);
    expect((await register(WEB, { token })).status).toBe(201);
    const refused = await register(WEB, { token });
    expect([refused.status, refused.body.error]).toEqual([401, 'invalid_token']);
    const { items } = (await (await admin.get(TOKENS)).json()) as { items: { id: string; uses: number }[] };
    expect(items.find((item) => item.id === id)?.uses).toBe(2);
    expect(JSON.stringify(items)).not.toContain(token);
  });

  test('a rejected registration uses none', async () => {
    const { token } = await createToken({ most_uses: 1 });
    expect((await register({ redirect_uris: [] }, { token })).status).toBe(400);
    expect((await register(WEB, { token })).status).toBe(201);
  });

  test('two at once do not share its last use', async () => {
    const { token } = await createToken({ most_uses: 1 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(WEB, { token })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('ends when it expires or is revoked, and is unknown at the issuer of another organization', async () => {
    const { token } = await createToken({ expires_in_days: 1 });
    expect((await register(WEB, { token, tenant: globex })).status).toBe(401);
    await owner.query(`update initial_access_tokens set expires_at = now() - interval '1 second'`);
    expect((await register(WEB, { token })).status).toBe(401);
    const other = await createToken();
    expect((await admin.delete(`${TOKENS}/${other.id}`)).status).toBe(204);
    expect((await register(WEB, { token: other.token })).status).toBe(401);
  });
});

describe('a registration', () => {
  async function registered(metadata: object = WEB) {
    const { body } = await register(metadata);
    return {
      body,
      path: new URL(String(body.registration_client_uri)).pathname,
      token: String(body.registration_access_token),
    };
  }

  test('is read with its token, without secrets', async () => {
    const { body, path, token } = await registered({
      ...WEB,
      client_uri: 'https://app.example.test',
      contacts: ['a@b.test'],
    });
    const read = await ask(path, { token });
    const { client_secret: _, client_secret_expires_at: __, registration_access_token: ___, ...rest } = body;
    expect(read).toMatchObject({ status: 200, body: rest });
    expect(read.body).not.toHaveProperty('client_secret');
    expect(read.headers.get('cache-control')).toBe('no-store');
  });

  test('is replaced with a new token; the previous one ends', async () => {
    const { body, path, token } = await registered();
    const redirect_uris = ['https://new.example.test/callback'];
    const replaced = await ask(path, {
      method: 'PUT',
      token,
      body: JSON.stringify({ client_id: body.client_id, client_secret: body.client_secret, redirect_uris }),
    });
    expect(replaced).toMatchObject({
      status: 200,
      body: { redirect_uris, client_name: 'Unnamed application' },
    });
    expect((await ask(path, { token })).status).toBe(401);
    expect((await ask(path, { token: String(replaced.body.registration_access_token) })).status).toBe(200);
  });

  test('is replaced once with one token', async () => {
    const { body, path, token } = await registered();
    const sent = JSON.stringify({ ...WEB, client_id: body.client_id });
    const answers = await Promise.all([1, 2, 3].map(() => ask(path, { method: 'PUT', token, body: sent })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test.each([
    ['the ID of another client', { client_id: 'app-other' }],
    ['no ID', { client_id: undefined }],
    ['a secret that it does not have', { client_secret: 'x'.repeat(20) }],
    ['another way to authenticate', { token_endpoint_auth_method: 'none' }],
    ['another type', { application_type: 'native', token_endpoint_auth_method: 'none' }],
    ['another kind of subject', { subject_type: 'pairwise' }],
  ])('is not replaced with %s', async (_name, change) => {
    const { body, path, token } = await registered();
    const sent = { ...WEB, client_id: body.client_id, ...change };
    const refused = await ask(path, { method: 'PUT', token, body: JSON.stringify(sent) });
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_client_metadata']);
    expect((await ask(path, { token })).status).toBe(200);
  });

  test('is not replaced while the organization allows no registration', async () => {
    const { body, path, token } = await registered();
    await allow({ mode: 'off' });
    const sent = JSON.stringify({ ...WEB, client_id: body.client_id });
    expect((await ask(path, { method: 'PUT', token, body: sent })).body.error).toBe('access_denied');
    expect((await ask(path, { token })).status).toBe(200);
  });

  test('ends with all that it was given', async () => {
    const { body, path, token } = await registered();
    expect((await ask(path, { method: 'DELETE', token })).status).toBe(204);
    expect((await ask(path, { token })).status).toBe(401);
    const refused = await ask(`/t/${acme.slug}/api/v1/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: String(body.client_id),
        client_secret: String(body.client_secret),
      }),
    });
    expect(refused.status).toBe(401);
  });

  test.each([
    ['no token', undefined],
    ['another token', `ghm_${'x'.repeat(43)}`],
  ])('with %s is 401', async (_name, token) => {
    const { path } = await registered();
    for (const method of ['GET', 'DELETE'])
      expect((await ask(path, { method, ...(token ? { token } : {}) })).status).toBe(401);
  });

  test('its token is for one client and one organization only', async () => {
    const [one, other] = [await registered(), await registered()];
    expect((await ask(other.path, { token: one.token })).status).toBe(401);
    expect((await ask(one.path.replace(acme.slug, globex.slug), { token: one.token })).status).toBe(401);
    expect((await ask(one.path.replace(`/t/${acme.slug}`, ''), { token: one.token })).status).toBe(200);
  });

  test('that an admin made has no registration', async () => {
    const made = (await (
      await admin.post('/api/v1/admin/oauth2/clients', { name: 'Made', redirect_uris: [CALLBACK] })
    ).json()) as { client_id: string };
    expect((await ask(`${at(acme)}/${made.client_id}`, { token: `ghm_${'x'.repeat(43)}` })).status).toBe(401);
  });

  test('is shown on the consent page as unchecked', async () => {
    const { body } = await registered();
    const client = { id: '', client_id: String(body.client_id), client_secret: String(body.client_secret) };
    const party = await RelyingParty.discover(api, client, undefined, issuer);
    const browser = new Browser(api);
    await browser.signIn(person);
    const page = await browser.follow((await party.request({ scope: 'openid' })).url);
    expect(await (await browser.interaction(page)).json()).toMatchObject({
      prompt: 'consent',
      client: { registered_itself: true },
    });
  });

  test('that is not used is deleted after the days of the policy; one that is used stays', async () => {
    const unused = await registered({ ...WEB, client_name: 'Unused' });
    const { body } = await registered({ ...WEB, client_name: 'Used' });
    const client = { id: '', client_id: String(body.client_id), client_secret: String(body.client_secret) };
    const party = await RelyingParty.discover(api, client, undefined, issuer);
    const browser = new Browser(api);
    await browser.signIn(person);
    await party.signIn(browser, { scope: 'openid' });
    const used = `select 1 from client_registrations r join oauth_clients c on c.id = r.client_id
      where c.name = 'Used' and r.last_used_at is not null`;
    await vi.waitFor(async () => expect((await owner.query(used)).rowCount).toBe(1), EVENTUALLY);
    await owner.query(`update client_registrations set registered_at = now() - interval '31 days'`);
    await api.app.get(Jobs).runNow('unused-clients');
    const { rows: left } = await owner.query(
      `select name from oauth_clients where name in ('Used', 'Unused') and registered_itself`,
    );
    expect(left).toEqual([{ name: 'Used' }]);
    expect((await ask(unused.path, { token: unused.token })).status).toBe(401);
    const events = await owner.query(`select 1 from audit_events where action = 'oauth_client.expired'`);
    expect(events.rowCount).toBeGreaterThan(0);
  });
});

describe('bad input', () => {
  test.each([
    ['no redirect URI', {}, 'invalid_redirect_uri'],
    ['a wildcard', { redirect_uris: ['https://*.example.test/'] }, 'invalid_redirect_uri'],
    ['a fragment', { redirect_uris: ['https://app.example.test/#x'] }, 'invalid_redirect_uri'],
    ['plain http', { redirect_uris: ['http://app.example.test/callback'] }, 'invalid_redirect_uri'],
    ['a script', { redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    ['a number for a list', { redirect_uris: 7 }, 'invalid_redirect_uri'],
    ['an unknown method', { ...WEB, token_endpoint_auth_method: 'tls' }, 'invalid_client_metadata'],
    [
      'keys and an address of keys',
      {
        ...WEB,
        token_endpoint_auth_method: 'private_key_jwt',
        jwks: { keys: [] },
        jwks_uri: 'https://a.test',
      },
      'invalid_client_metadata',
    ],
    ['an implicit flow', { ...WEB, response_types: ['id_token'] }, 'invalid_client_metadata'],
    ['an implicit grant', { ...WEB, grant_types: ['implicit'] }, 'invalid_client_metadata'],
    ['a script for a home page', { ...WEB, client_uri: 'javascript:alert(1)' }, 'invalid_client_metadata'],
    ['a software statement', { ...WEB, software_statement: 'eyJ' }, 'unapproved_software_statement'],
    ['a long name', { ...WEB, client_name: 'x'.repeat(121) }, 'invalid_client_metadata'],
    ['a list', [], 'invalid_client_metadata'],
    ['a character that no database keeps', { ...WEB, client_name: 'a\u0000b' }, 'invalid_client_metadata'],
    ['half of a character', { ...WEB, contacts: ['\ud800'] }, 'invalid_client_metadata'],
  ])('%s is rejected with the member', async (_name, metadata, error) => {
    const refused = await register(metadata);
    expect([refused.status, refused.body.error]).toEqual([400, error]);
    expect(refused.body.error_description).toBeTruthy();
  });

  test.each([
    ['no JSON', '{', 'application/json'],
    ['a form', 'redirect_uris=x', 'application/x-www-form-urlencoded'],
    ['too much', JSON.stringify({ ...WEB, x: 'y'.repeat(70_000) }), 'application/json'],
  ])('%s is rejected', async (_name, body, type) => {
    const refused = await ask(at(acme), { method: 'POST', body, headers: { 'content-type': type } });
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_client_metadata']);
  });

  test('unknown members are ignored, and the policy decides about consent', async () => {
    const { status, body } = await register({
      ...WEB,
      skip_consent: true,
      is_active: false,
      tenant_id: globex.id,
    });
    expect(status).toBe(201);
    const { items } = (await (
      await admin.get(`/api/v1/admin/oauth2/clients?search=${String(body.client_id)}`)
    ).json()) as { items: object[] };
    expect(items).toMatchObject([{ skip_consent: false, is_active: true, tenant_id: acme.id }]);
  });

  test('other methods are named, and browsers may ask', async () => {
    const refused = await ask(at(acme), { method: 'GET' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
    const asked = await ask(at(acme), { method: 'OPTIONS' });
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'Authorization, Content-Type',
    ]);
  });

  test('an unknown organization has no endpoint', async () => {
    expect(
      (await ask('/t/no-such-tenant/api/v1/oauth2/register', { method: 'POST', body: '{}' })).status,
    ).toBe(404);
  });

  test('whatever is sent gets a response of the protocol, and nothing is half made', async () => {
    await owner.query(`delete from attempt_limits`);
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.webUrl(),
      fc.constantFrom(
        'none',
        'private_key_jwt',
        'authorization_code',
        'refresh_token',
        'code',
        'native',
        'pairwise',
      ),
    );
    const member = fc.oneof(text, fc.array(text, { maxLength: 4 }), fc.jsonValue({ maxDepth: 3 }));
    // No member that makes Gatehouse ask another server.
    const names = [
      'client_name',
      'redirect_uris',
      'post_logout_redirect_uris',
      'grant_types',
      'response_types',
      'scope',
      'application_type',
      'token_endpoint_auth_method',
      'jwks',
      'jwks_uri',
      'subject_type',
      'contacts',
      'backchannel_logout_uri',
      'client_uri',
      'software_id',
      '__proto__',
      'constructor',
    ];
    const metadata = fc.dictionary(fc.constantFrom(...names), member, { maxKeys: 8 });
    const some = fc.oneof(
      metadata,
      metadata.map((given) => ({ ...WEB, ...given })),
      fc.jsonValue({ maxDepth: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(some, async (given) => {
        const { status, body } = await register(given as object);
        if (status === 201) expect(body).toHaveProperty('registration_client_uri');
        else expect([status, typeof body.error_description]).toEqual([400, 'string']);
      }),
      { numRuns: 200, seed: 20_261_128 },
    );
    const halves = await owner.query(
      `select 1 from oauth_clients c where c.registered_itself and c.document is null
         and not exists (select 1 from client_registrations r where r.client_id = c.id)`,
    );
    expect(halves.rowCount).toBe(0);
  });

  test('a flood has to wait', async () => {
    await owner.query(`delete from attempt_limits`);
    const { PACES } = await import('../../nest-api/src/auth/rate-limits.js');
    const answers: number[] = [];
    for (let n = 0; n < PACES['registration:network'].free + 3; n += 1)
      answers.push((await register({})).status);
    expect(answers[0]).toBe(400);
    expect(answers.at(-1)).toBe(429);
    await owner.query(`delete from attempt_limits`);
  });
});

describe('the list of agents', () => {
  const AGENTS = '/api/v1/admin/oauth2/agents';
  interface Listed {
    id: string;
    client_id: string;
    users: number;
    publisher: string | null;
    scopes: { scope: string }[];
    last_used_at: string | null;
  }
  const listed = async (as: ApiCaller, clientId: string) =>
    ((await (await as.get(`${AGENTS}?limit=100`)).json()) as { items: Listed[] }).items.find(
      ({ client_id }) => client_id === clientId,
    );

  test('says who gave access to what, and ends it for all users at once', async () => {
    const { body } = await register({ ...WEB, grant_types: ['authorization_code', 'refresh_token'] });
    const clientId = String(body.client_id);
    expect(await listed(admin, clientId)).toMatchObject({ users: 0, publisher: null, last_used_at: null });
    const registered = { id: '', client_id: clientId, client_secret: String(body.client_secret) };
    const party = await RelyingParty.discover(api, registered, undefined, issuer);
    const other = await aPerson(api, { tenantId: acme.id });
    const tokens = [];
    for (const user of [person, other]) {
      const browser = new Browser(api);
      await browser.signIn(user);
      const scope = 'openid profile offline_access';
      tokens.push(await party.signIn(browser, { scope, prompt: 'consent' }));
    }
    const agent = await listed(admin, clientId);
    expect(agent).toMatchObject({ users: 2, last_used_at: expect.any(String) });
    expect(agent?.scopes.map(({ scope }) => scope)).toEqual(['offline_access', 'openid', 'profile']);

    const foreign = await signedIn(api, await aPerson(api, { tenantId: globex.id, role: 'tenant_admin' }));
    expect(await listed(foreign, clientId)).toBeUndefined();
    expect((await foreign.delete(`${AGENTS}/${agent?.id}/access`)).status).toBe(404);
    expect(await party.refresh(String(tokens[0]?.refresh_token))).toHaveProperty('access_token');

    expect((await admin.delete(`${AGENTS}/${agent?.id}/access`)).status).toBe(204);
    for (const { access_token, refresh_token } of tokens) {
      await expect(party.refresh(String(refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });
      expect(await party.introspect(access_token)).toEqual({ active: false });
    }
    expect(await listed(admin, clientId)).toMatchObject({ users: 0, scopes: [] });
    expect((await admin.delete(`${AGENTS}/${agent?.id}/access`)).status).toBe(404);
    const events = await admin.get('/api/v1/audit/events?action=grant.revoked&limit=1');
    expect(((await events.json()) as { items: { detail: object }[] }).items[0]?.detail).toMatchObject({
      consents: 2,
      ended: 2,
    });
  });

  test('does not end the access of an application that an admin registered', async () => {
    const { id } = await aClient(admin, {});
    expect((await admin.delete(`${AGENTS}/${id}/access`)).status).toBe(404);
  });
});

test('what is rejected is in the sign-in log of the organization, and what is registered in its audit log', async () => {
  await register({ ...WEB, grant_types: ['implicit'] });
  await register({ ...WEB, client_name: 'Recorded' });
  await register(WEB, { token: `ghi_${'x'.repeat(43)}` });
  await allow({ mode: 'off' });
  await register(WEB);
  await vi.waitFor(async () => {
    expect(new Set((await failures()).map(({ outcome }) => outcome))).toEqual(
      new Set([
        'registration_metadata',
        'registration_token',
        'registration_not_allowed',
        'registration_limit',
      ]),
    );
  }, EVENTUALLY);
  const { items } = (await (
    await admin.get('/api/v1/audit/events?action=oauth_client.registered')
  ).json()) as {
    items: { actor: { type: string }; detail: Record<string, unknown> }[];
  };
  expect(items[0]).toMatchObject({ actor: { type: 'client' }, detail: { name: 'Recorded' } });
});
