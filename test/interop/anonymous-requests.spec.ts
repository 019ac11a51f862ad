import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PACES } from '../../nest-api/src/auth/rate-limits.js';
import { SEALED_AT_MOST } from '../../nest-api/src/oauth2/interactions/unstored-interactions.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, signedIn } from '../support/data.ts';
import { aClient, CALLBACK, type Registered } from '../support/relying-party.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
let owner: pg.Client;
let client: Registered;

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  const superadmin = await signedIn(api, await aPerson(api));
  await aTenant(api);
  client = await aClient(superadmin, { token_endpoint_auth_method: 'none' });
});
beforeEach(() => owner.query('delete from attempt_limits'));
afterAll(async () => {
  await owner.end();
  await api.stop();
});

const asked = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: CALLBACK,
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...more,
  });
const authorize = (more?: Record<string, string>) =>
  fetch(`${api.url}/api/v1/oauth2/authorize?${asked(more)}`, { redirect: 'manual' });
const push = () => fetch(`${api.url}/api/v1/oauth2/par`, { method: 'POST', body: asked() });
const rows = async () =>
  (await owner.query<{ n: number }>('select count(*)::int as n from oauth_artifacts')).rows[0]?.n ?? 0;
/** Sets the counter to this many stored requests. */
const stored = (count: number) => owner.query('update attempt_limits set attempts = $1', [count]);

/** A request that is too large for the cookie that normally stores it. */
const large = () => authorize({ state: randomBytes(SEALED_AT_MOST / 2).toString('hex') });

test.each([
  ['large authorization requests', large],
  ['pushed requests of a public client', push],
])('of %s, a network stores no more than its limit', async (_, send) => {
  const before = await rows();
  expect((await send()).status).toBeLessThan(400);
  expect(await rows()).toBe(before + 1);

  await stored(PACES['oauth-start:client'].free - 1);
  const answers: Response[] = [];
  for (let n = 0; n < 40; n += 1) answers.push(await send());
  expect(await rows()).toBe(before + 1 + 2);

  const refused = answers.at(-1) as Response;
  expect(refused.headers.get('retry-after')).toBe('2');
  const error = refused.headers.get('location') ?? (await refused.text());
  expect(error).toContain('temporarily_unavailable');

  clock.advance(2);
  expect((await send()).headers.get('retry-after')).toBeNull();
  expect(await rows()).toBe(before + 1 + 3);
});

test('an invalid request stores nothing and counts for no limit', async () => {
  const before = await rows();
  await authorize({ redirect_uri: 'https://elsewhere.example.test/callback' });
  await authorize({ client_id: 'nobody' });
  await authorize({ code_challenge_method: 'plain' });
  expect(await rows()).toBe(before);
  expect((await owner.query('select 1 from attempt_limits')).rows).toEqual([]);
});
