import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PACES } from '../../nest-api/src/auth/rate-limits.js';
import {
  SEALED_AT_MOST,
  SEALED_IN_ALL,
} from '../../nest-api/src/oauth2/interactions/unstored-interactions.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aClient, RelyingParty } from '../support/relying-party.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
let owner: pg.Client;
let person: Person;
let app: RelyingParty;

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  const superadmin = await signedIn(api, await aPerson(api));
  app = await RelyingParty.discover(api, await aClient(superadmin));
});
beforeEach(async () => {
  await owner.query('delete from attempt_limits');
  await owner.query('truncate oauth_artifacts');
  person = await aPerson(api, { tenantId: (await aTenant(api)).id });
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

const kinds = async () =>
  (
    await owner.query<{ kind: string }>(
      `select kind || case when tenant_id is null then '' else ' of a tenant' end as kind
       from oauth_artifacts order by kind`,
    )
  ).rows.map(({ kind }) => kind);

/** A request that compression cannot make smaller. */
const large = (characters = SEALED_AT_MOST) => randomBytes(characters / 2).toString('hex');

async function begun(parameters: Record<string, string> = {}) {
  const browser = new Browser(api);
  const request = await app.request(parameters);
  return { browser, request, page: await browser.follow(request.url) };
}

const uidOf = (page: URL) => page.pathname.split('/').at(-1) ?? '';
const cookieOf = (page: URL) => `gatehouse_interaction_${uidOf(page).slice(0, 8)}`;

/** Sends its own `Cookie` header, like someone who kept a copy. */
const ask = (page: URL, cookie: string) =>
  fetch(`${api.url}/api/v1/oauth2/interactions/${uidOf(page)}`, { headers: { cookie } });
const answerAs = (page: URL, cookie: string, token: string | null) =>
  fetch(`${api.url}/api/v1/oauth2/interactions/${uidOf(page)}`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ answer: token ? 'continue' : 'deny' }),
  });

const tokenOf = (browser: Browser) => (browser as unknown as { token: string }).token;

async function toCode(browser: Browser, page: URL): Promise<URL> {
  let at = await browser.proceed(page, 'continue');
  if (at.pathname.startsWith('/interaction/')) at = await browser.proceed(at, 'allow');
  expect(at.searchParams.get('code'), at.href).toBeTruthy();
  return at;
}

describe('a request without a session', () => {
  test('is stored in the browser: 800 of them leave no row, and count for no limit', async () => {
    const { url } = await app.request();
    for (let n = 0; n < 800; n += 1) {
      const response = await fetch(`${api.url}${url.pathname}${url.search}`, { redirect: 'manual' });
      expect(response.headers.get('location')).toContain('/interaction/');
    }
    expect(await kinds()).toEqual([]);
    expect((await owner.query('select 1 from attempt_limits')).rows).toEqual([]);
  });

  test('becomes a row when somebody signs in, and leads to a code', async () => {
    const { browser, request, page } = await begun();
    expect(await (await browser.interaction(page)).json()).toMatchObject({ prompt: 'login' });
    expect(await kinds()).toEqual([]);
    await browser.signIn(person);
    expect((await app.redeem(await toCode(browser, page), request)).access_token).toBeTruthy();
  });

  test('stays available for 59 minutes and expires after an hour', async () => {
    const { browser, request, page } = await begun();
    clock.advance(3_540);
    expect((await browser.interaction(page)).status).toBe(200);
    await browser.signIn(person);
    await app.redeem(await toCode(browser, page), request);
    const late = await begun();
    clock.advance(3_700);
    expect((await late.browser.interaction(late.page)).status).toBe(410);
    // The library reads the system clock, which did not change.
    clock.advance(-3_540 - 3_700);
  });

  test('can be one of several tabs, each of which continues', async () => {
    const browser = new Browser(api);
    const requests = [];
    for (let tab = 0; tab < 8; tab += 1) requests.push(await app.request());
    const pages = [];
    for (const { url } of requests) pages.push(await browser.follow(url));
    const held = browser
      .cookies('/')
      .split('; ')
      .filter((pair) => pair.startsWith('gatehouse_interaction_'));
    expect(held).toHaveLength(8);
    expect(held.join('').length).toBeLessThan(SEALED_IN_ALL + 8 * 60);
    // Interactions that did not fit into the cookies.
    expect((await kinds()).length).toBeGreaterThan(0);
    await browser.signIn(person);
    for (const tab of [7, 0, 3])
      await app.redeem(await toCode(browser, pages[tab] as URL), requests[tab] as never);
  });

  test('can be canceled by a user who does not sign in, within the limit of rows', async () => {
    const { browser, page } = await begun();
    const cookie = browser.cookies('/');
    const denied = await browser.proceed(page, 'deny');
    expect(denied.searchParams.get('error')).toBe('access_denied');
    expect((await answerAs(page, cookie, null)).status).toBe(410);
    await owner.query('update attempt_limits set attempts = $1', [PACES['oauth-start:client'].free]);
    const answers: number[] = [];
    for (let n = 0; n < 2; n += 1) {
      const other = await begun();
      answers.push((await answerAs(other.page, other.browser.cookies('/'), null)).status);
    }
    expect(answers).toEqual([200, 429]);
  });
});

describe('its cookie', () => {
  test('works once: a copy of it is rejected after the code was issued', async () => {
    const { browser, page } = await begun();
    const copy = browser.cookies('/');
    await browser.signIn(person);
    await toCode(browser, page);
    expect((await ask(page, copy)).status).toBe(410);
    expect((await answerAs(page, copy, tokenOf(browser))).status).toBe(410);
    expect(await kinds()).toContain('ReplayDetection');
    expect(await kinds()).not.toContain('Interaction');
  });

  test('answers one of two simultaneous requests', async () => {
    const { browser, page } = await begun();
    const copy = browser.cookies('/');
    await browser.signIn(person);
    const answers = await Promise.all([1, 2, 3].map(() => answerAs(page, copy, tokenOf(browser))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await kinds()).filter((kind) => kind.startsWith('Interaction'))).toHaveLength(1);
  });

  test('does not reveal the request, and a changed one or that of another request is rejected', async () => {
    const { browser, page } = await begun({ state: 'a-state-to-look-for' });
    const other = await begun();
    const [, value = ''] = /gatehouse_interaction_[^=]+=([^;]+)/.exec(browser.cookies('/')) ?? [];
    const [uid = '', slug, ...sealed] = value.split('.');
    expect(uid).toBe(uidOf(page));
    expect(Buffer.from(sealed.at(-1) ?? '', 'base64url').toString('latin1')).not.toContain('a-state-to');
    expect((await ask(page, `${cookieOf(page)}=${value}`)).status).toBe(200);
    const last = value.at(-2) === 'A' ? 'B' : 'A';
    const wrong = [
      value.slice(0, -2) + last + value.at(-1),
      [uid, slug].join('.'),
      [uid, slug, 'v1.x.y.z'].join('.'),
      [uid, 'another-tenant', ...sealed].join('.'),
    ];
    for (const held of wrong) {
      expect((await ask(page, `${cookieOf(page)}=${held}`)).status, held).toBeGreaterThanOrEqual(404);
    }
    const moved = [uidOf(other.page), slug, ...sealed].join('.');
    expect((await ask(other.page, `${cookieOf(other.page)}=${moved}`)).status).toBe(410);
  });
});

test('a request that does not fit in a cookie is a row with its organization, and continues as usual', async () => {
  const { browser, request, page } = await begun({ ui_locales: 'en', login_hint: large() });
  expect(await kinds()).toEqual(['Interaction']);
  await browser.signIn(person);
  await app.redeem(await toCode(browser, page), request);
});
