import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { aPerson, aTenant, signedIn } from '../support/data.ts';
import { cloneDatabase, type DatabaseClone } from '../support/database.ts';
import { aClient, type Registered, RelyingParty } from '../support/relying-party.ts';

let database: DatabaseClone;
/** Two processes of one issuer with one-time refresh tokens and no grace period for repetition. */
let processes: [TestApi, TestApi];
let client: Registered;
let app: RelyingParty;
let browser: Browser;

beforeAll(async () => {
  database = await cloneDatabase();
  const options = { database, env: { REFRESH_GRACE_SECONDS: '0' } };
  processes = await Promise.all([startApi(options), startApi(options)]);
  const [api] = processes;
  client = await aClient(await signedIn(api, await aPerson(api)));
  app = await RelyingParty.discover(api, client);
  browser = new Browser(api);
  await browser.signIn(await aPerson(api, { tenantId: (await aTenant(api)).id }));
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await database.drop();
});

let tokens: Awaited<ReturnType<RelyingParty['signIn']>>;
beforeEach(async () => {
  tokens = await app.signIn(browser, { scope: 'openid offline_access', prompt: 'consent' });
});

async function refresh(at: TestApi) {
  const response = await fetch(`${at.url}/api/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64')}`,
    },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(tokens.refresh_token) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

test('one of fifty refreshes at two processes succeeds, and the authorization ends', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => refresh(processes[n % 2] as TestApi)),
  );
  const [won, ...more] = answers.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  expect(new Set(answers.map(({ status, body }) => (status === 200 ? 'won' : body.error)))).toEqual(
    new Set(['won', 'invalid_grant']),
  );
  for (const token of [tokens.access_token, String(won?.body.access_token)])
    expect(await app.introspect(token)).toEqual({ active: false });
});

test('a second refresh after the grace counts as a reuse', async () => {
  const first = await app.refresh(String(tokens.refresh_token));
  expect((await refresh(processes[1])).body.error).toBe('invalid_grant');
  await expect(app.refresh(String(first.refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });
});
