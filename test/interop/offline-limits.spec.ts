import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Changes } from '../../nest-api/src/database/changes.js';
import { IssuedArtifacts } from '../../nest-api/src/oauth2/artifacts/issued-artifacts.js';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { aClient, type Registered, RelyingParty } from '../support/relying-party.ts';

const OFFLINE = { scope: 'openid offline_access', prompt: 'consent' };
const DAY = 86_400;

let api: TestApi;
let owner: pg.Pool;
let superadmin: ApiCaller;
let tenantId: string;
let browser: Browser;

beforeAll(async () => {
  api = await startApi();
  // These tests age tokens in the database, which the memory of the issuing process does not see.
  vi.spyOn(api.app.get(IssuedArtifacts), 'take').mockReturnValue(null);
  owner = new pg.Pool({ connectionString: api.database.ownerUrl, max: 1 });
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});
beforeEach(async () => {
  await owner.query('truncate oauth_artifacts');
  tenantId = (await aTenant(api)).id;
  browser = new Browser(api);
  await browser.signIn(await aPerson(api, { tenantId }));
});

const limit = (body: object) => superadmin.patch(`/api/v1/tenants/${tenantId}`, { version: 1, ...body });

async function appWith(given: object): Promise<{ client: Registered; app: RelyingParty }> {
  const client = await aClient(superadmin, { ...given });
  return { client, app: await RelyingParty.discover(api, client) };
}

/** Remaining lifetime of the newest unused refresh token, in seconds. */
async function lasts(): Promise<number> {
  const { rows } = await owner.query<{ seconds: number }>(
    `select (payload ->> 'exp')::int - (payload ->> 'iat')::int as seconds from oauth_artifacts
     where kind = 'RefreshToken' and consumed_at is null order by created_at desc limit 1`,
  );
  return rows[0]?.seconds ?? 0;
}

/** Ages every refresh token and its sign-in, but keeps their expiry. */
const age = (seconds: number) =>
  owner.query(
    `update oauth_artifacts set payload = payload || jsonb_build_object(
       'iat', (payload ->> 'iat')::int - $1::int, 'iiat', (payload ->> 'iiat')::int - $1::int)
     where kind = 'RefreshToken'`,
    [seconds],
  );

test('a refresh token is valid for two weeks by default', async () => {
  const { app } = await appWith({});
  await app.signIn(browser, OFFLINE);
  expect(await lasts()).toBe(14 * DAY);
});

test.each([
  ['the tenant', { offlineIdleSeconds: 300 }, {}, 300],
  ['the application', {}, { offline_idle_seconds: 120 }, 120],
  ['the shorter of both', { offlineIdleSeconds: 300 }, { offline_idle_seconds: 120 }, 120],
  ['the shorter of both, again', { offlineIdleSeconds: 90 }, { offline_idle_seconds: 120 }, 90],
  ['the total, where that is shorter', { offlineTotalSeconds: 60 }, {}, 60],
])('%s limits it', async (_who, tenant, client, seconds) => {
  expect((await limit(tenant)).status).toBe(200);
  const { app } = await appWith(client);
  await app.signIn(browser, OFFLINE);
  expect(await lasts()).toBe(seconds);
});

test('a refresh restarts the idle time, and not the total lifetime', async () => {
  await limit({ offlineIdleSeconds: 100, offlineTotalSeconds: 150 });
  const { app } = await appWith({});
  const first = await app.signIn(browser, OFFLINE);
  expect(await lasts()).toBe(100);
  await age(80);
  const second = await app.refresh(String(first.refresh_token));
  expect(await lasts()).toBeLessThanOrEqual(70);
  expect(await lasts()).toBeGreaterThan(60);
  await age(80);
  await expect(app.refresh(String(second.refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('a user who is away for too long signs in again', async () => {
  await limit({ offlineIdleSeconds: 100 });
  const { app } = await appWith({});
  const { refresh_token } = await app.signIn(browser, OFFLINE);
  await age(101);
  await expect(app.refresh(String(refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('a shorter limit applies to existing tokens', async () => {
  const { app, client } = await appWith({});
  const { refresh_token } = await app.signIn(browser, OFFLINE);
  await age(3_600);
  await superadmin.patch(`/api/v1/admin/oauth2/clients/${client.id}`, {
    version: 1,
    offline_idle_seconds: 600,
  });
  await expect(app.refresh(String(refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('a shorter limit of the organization applies, too', async () => {
  const { app } = await appWith({});
  const { refresh_token } = await app.signIn(browser, OFFLINE);
  await age(3_600);
  await limit({ offlineTotalSeconds: 600 });
  await api.app.get(Changes).catchUp();
  await expect(app.refresh(String(refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });
});

test.each([
  { offline_idle_seconds: 59 },
  { offline_idle_seconds: 31 * DAY },
  { offline_total_seconds: 91 * DAY },
])('%j is not a valid limit', async (given) => {
  const response = await superadmin.post('/api/v1/admin/oauth2/clients', {
    name: 'App',
    redirect_uris: ['https://app.example.test/cb'],
    ...given,
  });
  expect(response.status).toBe(400);
});
