import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ensureBuilt, ROOT } from '@gatehouse/embedded';
import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEALED_AT_MOST } from '../../nest-api/src/oauth2/interactions/unstored-interactions.js';
import { type ServedApi, startApi, type TestApi } from '../support/api.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import {
  aClient,
  aResource,
  CALLBACK,
  type Registered,
  RelyingParty,
  throughGateway,
} from '../support/relying-party.ts';

const EXPENSES = 'https://api.expenses.example.test';
const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';
/** Two processes and a database respond within this many seconds. */
const SLACK = 30;

let api: TestApi;
/** Has a wall clock an hour ahead. */
let ahead: ApiProcess;
let owner: pg.Client;
let superadmin: ApiCaller;
let person: Person;
let client: Registered;

beforeAll(async () => {
  await ensureBuilt('api', () => undefined);
  api = await startApi();
  ahead = await startApiProcess(api, join(ROOT, 'test/full/support/clock-ahead.mjs'));
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  superadmin = await signedIn(api, await aPerson(api));
  person = await aPerson(api, { tenantId: (await aTenant(api)).id });
  client = await aClient(superadmin);
});
afterAll(async () => {
  await owner.end();
  await ahead.kill();
  await api.stop();
});

const secondsFromNow = (time: unknown) => Number(time) - Date.now() / 1000;
const near = (seconds: number, expected: number) =>
  expect(Math.abs(seconds - expected), `${seconds} s instead of ${expected}`).toBeLessThan(SLACK);

/** Remaining lifetime of the newest artifact of a kind, in seconds by the database's clock. */
async function lifeOf(kind: string): Promise<number> {
  const { rows } = await owner.query<{ left: number }>(
    `select (payload ->> 'exp')::float8 - extract(epoch from clock_timestamp())::float8 as left
     from oauth_artifacts where kind = $1 order by created_at desc limit 1`,
    [kind],
  );
  return rows[0]?.left ?? Number.NaN;
}

describe.each<[string, () => ServedApi, () => ServedApi]>([
  ['made where the clock is wrong, used where it is right', () => ahead, () => api],
  ['made where the clock is right, used where it is wrong', () => api, () => ahead],
])('%s', (_, maker, user) => {
  test('a code, its tokens and their successors stay valid for their lifetimes', async () => {
    const app = await RelyingParty.discover(maker(), client);
    const browser = new Browser(maker());
    await browser.signIn(person);
    const request = await app.request({ scope: 'openid offline_access', prompt: 'consent' });
    const callback = await browser.proceed(await browser.follow(request.url), 'allow');
    near(await lifeOf('AuthorizationCode'), 60);

    app.moveTo(user());
    const tokens = await app.redeem(callback, request);
    near(await lifeOf('AccessToken'), 3_600);
    const claims = tokens.claims();
    near(secondsFromNow(claims?.iat), 0);
    near(secondsFromNow(claims?.exp), 3_600);
    expect(await app.userinfo(tokens.access_token, person.id)).toMatchObject({ sub: person.id });

    app.moveTo(maker());
    expect(await app.userinfo(tokens.access_token, person.id)).toMatchObject({ sub: person.id });
    const first = await app.refresh(String(tokens.refresh_token));
    app.moveTo(user());
    // Within the grace period, a tab that refreshes later at another process gets the same response.
    const again = await app.refresh(String(tokens.refresh_token));
    expect(again.refresh_token).toBe(first.refresh_token);
    near(await lifeOf('RefreshToken'), 14 * 86_400);
    expect((await app.introspect(again.access_token)).active).toBe(true);
  });

  test('an expired code is rejected', async () => {
    const app = await RelyingParty.discover(maker(), client);
    const browser = new Browser(maker());
    await browser.signIn(person);
    const request = await app.request({ scope: 'openid offline_access', prompt: 'consent' });
    const callback = await browser.proceed(await browser.follow(request.url), 'allow');
    await owner.query(
      `update oauth_artifacts set payload = payload || jsonb_build_object('exp', floor(extract(epoch from now())) - 1)
       where kind = 'AuthorizationCode'`,
    );
    app.moveTo(user());
    await expect(app.redeem(callback, request)).rejects.toThrow();
  });

  test.each([
    ['that the browser keeps', 'short', []],
    ['that is a row', randomBytes(SEALED_AT_MOST / 2).toString('hex'), [3_600]],
  ])('a pushed request opens the sign-in page elsewhere, %s', async (_name, state, lives) => {
    await owner.query(`delete from oauth_artifacts where kind = 'Interaction'`);
    const app = await RelyingParty.discover(maker(), client);
    const url = await oidc.buildAuthorizationUrlWithPAR(app.config, {
      redirect_uri: CALLBACK,
      state,
      scope: 'openid',
      code_challenge: await oidc.calculatePKCECodeChallenge(oidc.randomPKCECodeVerifier()),
      code_challenge_method: 'S256',
    });
    near(await lifeOf('PushedAuthorizationRequest'), 60);
    const browser = new Browser(user());
    const page = await browser.follow(url);
    expect(page.pathname).toMatch(/^\/interaction\//);
    expect((await browser.interaction(page)).status).toBe(200);
    const { rows } = await owner.query(`select 1 from oauth_artifacts where kind = 'Interaction'`);
    expect(rows).toHaveLength(lives.length);
    for (const life of lives) near(await lifeOf('Interaction'), life);
  });

  test('a device can poll until its code expires', async () => {
    const television = await aClient(superadmin, {
      token_endpoint_auth_method: 'none',
      grant_types: [DEVICE],
      redirect_uris: [],
    });
    const app = await RelyingParty.discover(maker(), television);
    const { device_code } = await oidc.initiateDeviceAuthorization(app.config, { scope: 'openid' });
    near(await lifeOf('DeviceCode'), 600);
    const body = new URLSearchParams({ grant_type: DEVICE, device_code, client_id: television.client_id });
    const response = await fetch(`${user().url}/api/v1/oauth2/token`, { method: 'POST', body });
    expect(((await response.json()) as { error: string }).error).toBe('authorization_pending');
  });

  test('an API accepts the access token of a machine', async () => {
    const machine = await aClient(superadmin, {
      grant_types: ['client_credentials'],
      redirect_uris: [],
      scopes: [],
      resources: [{ resource: EXPENSES, scopes: ['expenses:read'] }],
    });
    const app = await RelyingParty.discover(maker(), machine);
    const { access_token } = await oidc.clientCredentialsGrant(app.config, {
      resource: EXPENSES,
      scope: 'expenses:read',
    });
    const keys = createRemoteJWKSet(new URL(String(app.config.serverMetadata().jwks_uri)), {
      [customFetch]: throughGateway(api) as typeof fetch,
    });
    // Rejects tokens that were issued in the future.
    await jwtVerify(access_token, keys, { audience: EXPENSES, maxTokenAge: SLACK });
    near(secondsFromNow(decodeJwt(access_token).exp), 300);
    app.moveTo(user());
    expect((await app.introspect(access_token)).active).toBe(true);
  });
});

beforeAll(async () => {
  await aResource(superadmin, EXPENSES);
});
