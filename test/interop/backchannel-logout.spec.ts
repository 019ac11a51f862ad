import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TENANT_STANDING, type TenantStatus } from '@gatehouse/contracts';
import { createLocalJWKSet, decodeJwt, type JWTVerifyResult, jwtVerify } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, callerWith, type Person, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { aClient, type Registered, RelyingParty } from '../support/relying-party.ts';

const OFFLINE = { scope: 'openid offline_access', prompt: 'consent' };

let api: TestApi;
let owner: pg.Pool;
let superadmin: ApiCaller;
let tenantId: string;
let slug: string;
let person: Person;
let browser: Browser;
let client: Registered;
let app: RelyingParty;

/** The application's server, with the requests it received and its responses. */
let server: Server;
let address: string;
let heard: string[];
let answers: number;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Pool({ connectionString: api.database.ownerUrl, max: 1 });
  superadmin = await signedIn(api, await aPerson(api));
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    expect(request.headers['content-type']).toMatch('application/x-www-form-urlencoded');
    heard.push(String(new URLSearchParams(body).get('logout_token')));
    response.writeHead(answers, answers === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/logout`;
});
afterAll(async () => {
  server?.close();
  await owner?.end();
  await api?.stop();
});
beforeEach(async () => {
  [heard, answers] = [[], 200];
  const tenant = await aTenant(api);
  [tenantId, slug] = [tenant.id, tenant.slug];
  person = await aPerson(api, { tenantId });
  browser = new Browser(api);
  await browser.signIn(person);
  client = await aClient(superadmin, {
    tenant_id: tenantId,
    backchannel_logout_uri: address,
    backchannel_logout_session_required: true,
  });
  app = await RelyingParty.discover(api, client);
});

interface Delivery {
  readonly status: string;
  readonly reason: string;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly next_attempt_at: string | null;
  readonly user_id: string;
}

async function deliveries(as: ApiCaller = superadmin, query = ''): Promise<Delivery[]> {
  const response = await as.get(`/api/v1/admin/oauth2/clients/${client.id}/logout-deliveries${query}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { items: Delivery[] }).items;
}

/**
 * Delivers due notifications. The job also runs each second by itself. An attempt is counted before its outcome and the
 * next attempt's time are written. Runs do not overlap, so after our own run all earlier outcomes are written.
 */
async function delivered(expected: Partial<Delivery>): Promise<Delivery> {
  return vi.waitFor(async () => {
    expect(await api.app.get(Jobs).runIfDue('oauth-logout-delivery')).toBe(true);
    const [newest] = await deliveries();
    expect(newest).toMatchObject(expected);
    return newest as Delivery;
  }, EVENTUALLY);
}

/** Makes the next attempt due. */
const makeDue = () =>
  owner.query(
    `update oauth_logout_deliveries set next_attempt_at = now() - interval '1 second'
     where client_id = $1 and status = 'queued'`,
    [client.id],
  );

/** The checks that an application must make. Source: OpenID Connect Back-Channel Logout 1.0 §2.6. */
async function verified(
  token: string,
  issuer = api.settings.PUBLIC_URL,
): Promise<JWTVerifyResult['payload']> {
  const prefix = new URL(issuer).pathname.replace(/\/$/, '');
  const jwks = await (await fetch(`${api.url}${prefix}/api/v1/oauth2/jwks`)).json();
  const { payload } = await jwtVerify(token, createLocalJWKSet(jwks as never), {
    issuer,
    audience: client.client_id,
    typ: 'logout+jwt',
    requiredClaims: ['jti', 'iat', 'exp', 'events'],
    maxTokenAge: '2 minutes',
  });
  expect(payload.nonce).toBeUndefined();
  expect(payload.events).toEqual({ 'http://schemas.openid.net/event/backchannel-logout': {} });
  return payload;
}

describe('an application is notified', () => {
  test('that a user signed out, with the session of its ID token', async () => {
    const { id_token } = await app.signIn(browser, OFFLINE);
    await browser.signOut();
    await delivered({ status: 'sent', reason: 'signed_out', attempts: 1, user_id: person.id });
    expect(heard).toHaveLength(1);
    const { sub, sid } = await verified(String(heard[0]));
    expect(sub).toBe(person.id);
    expect(sid).toMatch(/^[\w-]{32}$/);
    expect(sid).toBe(decodeJwt(String(id_token)).sid);
  });

  test('without a session if it did not require one', async () => {
    client = await aClient(superadmin, { tenant_id: tenantId, backchannel_logout_uri: address });
    app = await RelyingParty.discover(api, client);
    const { id_token } = await app.signIn(browser, OFFLINE);
    await browser.signOut();
    await delivered({ status: 'sent' });
    expect(decodeJwt(String(id_token)).sid).toBeUndefined();
    expect((await verified(String(heard[0]))).sid).toBeUndefined();
  });

  test("by the organization's issuer, if it signs in there", async () => {
    const issuer = `${api.settings.PUBLIC_URL}/t/${slug}`;
    app = await RelyingParty.discover(api, client, undefined, issuer);
    await app.signIn(browser, OFFLINE);
    await browser.signOut();
    await delivered({ status: 'sent' });
    expect((await verified(String(heard[0]), issuer)).sub).toBe(person.id);
  });

  test('that someone else ended a session', async () => {
    await app.signIn(browser, OFFLINE);
    await owner.query(
      `update sessions set ended_at = now(), end_reason = 'revoked' where user_id = $1 and ended_at is null`,
      [person.id],
    );
    await delivered({ status: 'sent', reason: 'revoked' });
  });

  test('that another application signed the user out', async () => {
    const { id_token } = await app.signIn(browser, OFFLINE);
    const query = new URLSearchParams({ id_token_hint: String(id_token) });
    const page = await browser.fetch(`/api/v1/oauth2/end_session?${query}`);
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(await page.text()) ?? [];
    await browser.fetch('/api/v1/oauth2/end_session/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
    });
    await delivered({ status: 'sent', reason: 'signed_out' });
    expect(heard).toHaveLength(1);
  });

  test.each([
    [
      'the person is suspended',
      () => owner.query(`update users set status = 'suspended' where id = $1`, [person.id]),
    ],
    [
      'their membership is suspended',
      () => owner.query(`update memberships set status = 'suspended' where user_id = $1`, [person.id]),
    ],
    [
      'their membership is removed',
      () => owner.query(`delete from memberships where user_id = $1`, [person.id]),
    ],
    [
      'their tenant is suspended',
      () => superadmin.patch(`/api/v1/tenants/${tenantId}`, { status: 'suspended', version: 1 }),
    ],
  ])('that %s, and the refresh token does not become valid again', async (_what, suspend) => {
    const { refresh_token } = await app.signIn(browser, OFFLINE);
    await suspend();
    await delivered({ status: 'sent', reason: 'suspended' });
    expect((await verified(String(heard[0]))).sub).toBe(person.id);
    await owner.query(`update users set status = 'active' where id = $1`, [person.id]);
    await owner.query(`update tenants set status = 'active' where id = $1`, [tenantId]);
    await owner.query(
      `insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'tenant_user', now(), now())
       on conflict (tenant_id, user_id) do update set status = 'active'`,
      [tenantId, person.id],
    );
    await expect(app.refresh(String(refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});

test.each(Object.entries(TENANT_STANDING).filter(([status]) => status !== 'active'))(
  'a tenant that is %s keeps its users signed in or not, depending on the status',
  async (status, { signIn }) => {
    await app.signIn(browser, OFFLINE);
    await owner.query('update tenants set status = $2 where id = $1', [tenantId, status as TenantStatus]);
    const { rows } = await owner.query('select 1 from oauth_authorizations where tenant_id = $1', [tenantId]);
    expect(rows.length > 0).toBe(signIn);
    await owner.query(`update tenants set status = 'active' where id = $1`, [tenantId]);
  },
);

describe('an application is not notified', () => {
  test('about a session that only expired', async () => {
    await app.signIn(browser, OFFLINE);
    await owner.query('update sessions set expires_at = now() where user_id = $1', [person.id]);
    await api.app.get(Jobs).runIfDue('oauth-logout-delivery');
    expect(await deliveries()).toEqual([]);
  });

  test('about users who never signed in to it', async () => {
    await browser.signOut();
    expect(await deliveries()).toEqual([]);
  });
});

describe('a notification that was not accepted', () => {
  test('is repeated with growing pauses until it is accepted', async () => {
    answers = 503;
    await app.signIn(browser, OFFLINE);
    await browser.signOut();
    const first = await delivered({
      status: 'queued',
      attempts: 1,
      last_error: 'The application answered 503',
    });
    await api.app.get(Jobs).runIfDue('oauth-logout-delivery');
    expect((await deliveries())[0]?.attempts).toBe(1);
    await makeDue();
    const second = await delivered({ status: 'queued', attempts: 2 });
    expect(Date.parse(String(second.next_attempt_at))).toBeGreaterThan(
      Date.parse(String(first.next_attempt_at)) + 10_000,
    );
    answers = 204;
    await makeDue();
    await delivered({ status: 'sent', attempts: 3, last_error: null, next_attempt_at: null });
    expect(new Set(heard.map((token) => decodeJwt(token).jti)).size).toBe(3);
  });

  test('ends after some time', async () => {
    answers = 500;
    await app.signIn(browser, OFFLINE);
    await browser.signOut();
    await delivered({ attempts: 1 });
    for (let attempts = 2; attempts <= 8; attempts++) {
      await makeDue();
      await delivered({ attempts });
    }
    await delivered({ status: 'dead', next_attempt_at: null });
  });

  test('ends immediately after a redirect', async () => {
    answers = 302;
    await app.signIn(browser, OFFLINE);
    await browser.signOut();
    await delivered({ status: 'dead', attempts: 1, last_error: expect.stringMatching(/redirects/) as never });
  });

  test('ends when the application is disabled', async () => {
    answers = 500;
    await app.signIn(browser, OFFLINE);
    await browser.signOut();
    await delivered({ attempts: 1 });
    await superadmin.patch(`/api/v1/admin/oauth2/clients/${client.id}`, { version: 1, is_active: false });
    await makeDue();
    await delivered({ status: 'dead' });
  });
});

describe('notifications', () => {
  test("are visible to the organization's admins, by status, and to no other organization", async () => {
    await app.signIn(browser, OFFLINE);
    await browser.signOut();
    await delivered({ status: 'sent' });
    const admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
    expect(await deliveries(admin)).toHaveLength(1);
    expect(await deliveries(admin, '?status=queued')).toEqual([]);
    const stranger = await signedIn(
      api,
      await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' }),
    );
    const path = `/api/v1/admin/oauth2/clients/${client.id}/logout-deliveries`;
    expect((await stranger.get(path)).status).toBe(404);
    expect((await callerWith(api, String(browser.token)).get(path)).status).toBe(401);
  });

  test('are listed in pages, the newest first', async () => {
    await owner.query(
      `insert into oauth_logout_deliveries (tenant_id, client_id, user_id, reason, status, attempts)
       select $1, $2, $3, 'signed_out', 'sent', n from generate_series(1, 5) n`,
      [tenantId, client.id, person.id],
    );
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path = `/api/v1/admin/oauth2/clients/${client.id}/logout-deliveries?limit=2&cursor=${cursor}`;
      const page = (await (await superadmin.get(cursor ? path : path.replace('&cursor=', ''))).json()) as {
        items: Delivery[];
        nextCursor: string | null;
      };
      seen.push(...page.items.map(({ attempts }) => attempts));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });
});

test.each([
  'http://app.example.test/logout',
  'https://app.example.test/#x',
  'ftp://app.example.test',
  'nowhere',
])('%s is not a valid logout URI', async (backchannel_logout_uri) => {
  const response = await superadmin.post('/api/v1/admin/oauth2/clients', {
    name: 'App',
    redirect_uris: ['https://app.example.test/cb'],
    backchannel_logout_uri,
  });
  // `nowhere` is not a URI, so the contract rejects it.
  expect(response.status).toBe(backchannel_logout_uri === 'nowhere' ? 400 : 422);
  expect(await response.json()).toMatchObject({ errors: [{ field: 'backchannel_logout_uri' }] });
});

test('discovery says that the issuer supports it', () => {
  expect(app.config.serverMetadata()).toMatchObject({
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
  });
});

test('an address in a closed internal network is never requested', async () => {
  const closed = await startApi({ env: { OUTBOUND_ALLOW: '192.0.2.0/24' } });
  try {
    const admin = await signedIn(closed, await aPerson(closed));
    const registered = await aClient(admin, { backchannel_logout_uri: address });
    const visitor = new Browser(closed);
    await visitor.signIn(await aPerson(closed, { tenantId: (await aTenant(closed)).id }));
    await (await RelyingParty.discover(closed, registered)).signIn(visitor, OFFLINE);
    await visitor.signOut();
    await vi.waitFor(async () => {
      const path = `/api/v1/admin/oauth2/clients/${registered.id}/logout-deliveries`;
      const { items } = (await (await admin.get(path)).json()) as { items: Delivery[] };
      expect(items).toMatchObject([
        { status: 'dead', attempts: 1, last_error: expect.stringMatching(/not a public address/) },
      ]);
    }, EVENTUALLY);
    expect(heard).toEqual([]);
  } finally {
    await closed.stop();
  }
});
