import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { Browser } from '../support/browser.ts';
import { aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aClient, type Registered, RelyingParty } from '../support/relying-party.ts';

let api: TestApi;
let client: Registered;
let person: Person;
const processes: ApiProcess[] = [];

beforeAll(async () => {
  api = await startApi();
  client = await aClient(await signedIn(api, await aPerson(api)));
  person = await aPerson(api, { tenantId: (await aTenant(api)).id });
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()));
  await api.stop();
});

async function aProcess(): Promise<ApiProcess> {
  const started = await startApiProcess(api);
  processes.push(started);
  return started;
}

test('killing a process at any step of a sign-in loses nothing', {
  timeout: 240_000,
}, async () => {
  let current = await aProcess();
  const browser = new Browser(current);
  const app = await RelyingParty.discover(current, client);
  const restart = async () => {
    await current.kill();
    current = await aProcess();
    browser.moveTo(current);
    app.moveTo(current);
  };

  const request = await app.request({ scope: 'openid offline_access', prompt: 'consent' });
  const signInPage = await browser.follow(request.url);
  await restart();
  await browser.signIn(person);
  const consentPage = await browser.proceed(signInPage, 'continue');
  await restart();
  const callback = await browser.proceed(consentPage, 'allow');
  await restart();
  const tokens = await app.redeem(callback, request);
  expect(tokens.claims()?.sub).toBe(person.id);
  await restart();
  expect((await app.refresh(String(tokens.refresh_token))).access_token).toMatch(/^gha_/);
  expect(await app.userinfo(tokens.access_token, person.id)).toMatchObject({ sub: person.id });
});

test('a refresh whose response was lost with the process can be repeated after the restart', {
  timeout: 240_000,
}, async () => {
  const doomed = await aProcess();
  const browser = new Browser(doomed);
  const app = await RelyingParty.discover(doomed, client);
  await browser.signIn(person);
  const request = await app.request({ scope: 'openid offline_access', prompt: 'consent' });
  const page = await browser.follow(request.url);
  const { refresh_token } = await app.redeem(await browser.proceed(page, 'allow'), request);
  // The client never sees this response. It only shows what was written before the process died.
  const lost = await app.refresh(String(refresh_token));
  await doomed.kill();
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  try {
    await owner.query(
      `update oauth_artifacts set consumed_at = consumed_at - interval '90 seconds' where consumed_at is not null`,
    );
  } finally {
    await owner.end();
  }

  app.moveTo(await aProcess());
  const repeated = await app.refresh(String(refresh_token));
  expect(repeated.refresh_token).toBe(lost.refresh_token);
  expect(await app.userinfo(repeated.access_token, person.id)).toMatchObject({ sub: person.id });
  expect((await app.refresh(String(repeated.refresh_token))).refresh_token).toMatch(/^ghr_/);
  // From now on, reuse of the old token is detected.
  await expect(app.refresh(String(refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(app.userinfo(repeated.access_token, person.id)).rejects.toThrow();
});

test('only one of fifty redemptions of a code at two processes succeeds', { timeout: 120_000 }, async () => {
  const [one, two] = await Promise.all([aProcess(), aProcess()]);
  const browser = new Browser(one);
  const app = await RelyingParty.discover(one, client);
  await browser.signIn(person);
  const request = await app.request({ scope: 'openid' });
  let callback = await browser.follow(request.url);
  if (callback.pathname.startsWith('/interaction/')) callback = await browser.proceed(callback, 'allow');

  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: String(callback.searchParams.get('code')),
    redirect_uri: callback.origin + callback.pathname,
    code_verifier: request.verifier,
  });
  const authorization = `Basic ${Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64')}`;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 ? one : two).fetch('/api/v1/oauth2/token', {
        method: 'POST',
        headers: { authorization },
        body,
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 400)]);
});

test('killing one of two processes loses none of a hundred acknowledged sign-ins', {
  timeout: 240_000,
}, async () => {
  const people = await Promise.all(
    Array.from({ length: 10 }, () => aPerson(api, { tenantId: String(person.tenantId) })),
  );
  const trusted = await aClient(await signedIn(api, await aPerson(api)), { skip_consent: true });
  const [doomed, survivor] = await Promise.all([aProcess(), aProcess()]);
  const acknowledged: { sub: string; browser: Browser; accessToken: string }[] = [];
  let [begun, interrupted] = [0, 0];
  let killed = false;

  /** Signs in repeatedly. Requests that the killed process did not answer are retried at the other one. */
  const work = async (somebody: Person, index: number) => {
    let at = index % 2 ? doomed : survivor;
    const app = await RelyingParty.discover(at, trusted);
    while (begun < 100) {
      begun += 1;
      const browser = new Browser(at);
      const again = async <T>(step: () => Promise<T>): Promise<T> => {
        try {
          return await step();
        } catch (error) {
          if (!killed || at === survivor) throw error;
          interrupted += 1;
          at = survivor;
          browser.moveTo(at);
          app.moveTo(at);
          return step();
        }
      };
      await again(() => browser.signIn(somebody));
      const tokens = await again(() => app.signIn(browser, { scope: 'openid email' }));
      acknowledged.push({ sub: somebody.id, browser, accessToken: tokens.access_token });
      if (acknowledged.length === 50) {
        killed = true;
        await doomed.kill();
      }
    }
  };
  await Promise.all(people.map(work));

  expect(interrupted).toBeGreaterThan(0);
  expect(acknowledged).toHaveLength(100);
  const app = await RelyingParty.discover(survivor, trusted);
  for (const { sub, browser, accessToken } of acknowledged) {
    browser.moveTo(survivor);
    expect(await app.introspect(accessToken)).toMatchObject({ active: true, sub });
    expect((await app.signIn(browser, { scope: 'openid', prompt: 'none' })).claims()?.sub).toBe(sub);
  }
});
