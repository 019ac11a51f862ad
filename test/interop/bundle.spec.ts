import { ensureBuilt } from '@gatehouse/embedded';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { Browser } from '../support/browser.ts';
import { aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aClient, RelyingParty } from '../support/relying-party.ts';

/** The API from source, and another process from the bundle: what `npm start` and the image run. */
let api: TestApi;
let bundled: ApiProcess;
let person: Person;

beforeAll(async () => {
  await ensureBuilt('api');
  api = await startApi();
  bundled = await startApiProcess(api, undefined, { LOG_LEVEL: 'error' });
  person = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
}, 300_000);
afterAll(async () => {
  await bundled?.kill();
  await api?.stop();
});

test('a user signs in and refreshes with the bundle, where oidc-provider finds each model by name', async () => {
  const registered = await aClient(await signedIn(api, await aPerson(api)));
  const app = await RelyingParty.discover(bundled, registered);
  const request = await app.request({ scope: 'openid email offline_access', prompt: 'consent' });
  const browser = new Browser(bundled);
  const signInPage = await browser.follow(request.url);
  await browser.signIn(person);
  const consentPage = await browser.proceed(signInPage, 'continue');
  const tokens = await app.redeem(await browser.proceed(consentPage, 'allow'), request);

  expect(await app.userinfo(tokens.access_token, person.id)).toMatchObject({ email: person.email });
  const refreshed = await app.refresh(String(tokens.refresh_token));
  expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
});

test('stack traces in the log name the TypeScript sources', async () => {
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  const admin = await signedIn(bundled, person);
  await owner.query('alter table domains rename to domains_away');
  const response = await admin.get('/api/v1/domains');
  await owner.query('alter table domains_away rename to domains');
  await owner.end();

  expect(response.status).toBe(500);
  await expect.poll(() => bundled.log()).toMatch(/nest-api\/src\/domains\/[\w.-]+\.ts:\d+:\d+/);
  expect(bundled.log()).not.toContain('dist/gatehouse.js');
});
