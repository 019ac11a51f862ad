import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Changes } from '../../nest-api/src/database/changes.js';
import { IssuerArtifacts } from '../../nest-api/src/oauth2/artifacts/artifacts.repository.js';
import { SessionViews } from '../../nest-api/src/oauth2/provider/session-views.js';
import type { TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person } from '../support/data.ts';
import { WITHIN_A_SECOND } from '../support/eventually.ts';
import { aClient, type Registered, RelyingParty, type Request } from '../support/relying-party.ts';
import { type TwoProcesses, twoProcesses } from '../support/two-processes.ts';

const SCOPE = { scope: 'openid email' };

let processes: TwoProcesses;
let owner: pg.Pool;
let api: TestApi;
let superadmin: ApiCaller;
let client: Registered;
let app: RelyingParty;
let tenant: { id: string; slug: string };
let person: Person;
let browser: Browser;

beforeAll(async () => {
  processes = await twoProcesses();
  ({ owner, api, superadmin } = processes);
});
afterAll(() => processes?.stop());
beforeEach(async () => {
  client = await aClient(superadmin, { skip_consent: true });
  app = await RelyingParty.discover(api, client);
  tenant = await aTenant(api);
  person = await aPerson(api, { tenantId: tenant.id });
  browser = new Browser(api);
  await browser.signIn(person);
  await app.signIn(browser, SCOPE);
});

/** Whether the library answered: it looks up the session, and memory does not. */
async function byLibrary<Result>(work: () => Promise<Result>): Promise<[boolean, Result]> {
  // Memory then answers for one second, however busy the machine is.
  await api.app.get(Changes).catchUp();
  const read = vi.spyOn(api.app.get(SessionViews) as unknown as { read(): unknown }, 'read');
  try {
    const result = await work();
    return [read.mock.calls.length > 0, result];
  } finally {
    read.mockRestore();
  }
}

/** Repeats until the response comes from memory. */
async function warm(): Promise<void> {
  await vi.waitFor(async () => {
    const [isByLibrary] = await byLibrary(aCode);
    expect(isByLibrary).toBe(false);
  }, WITHIN_A_SECOND);
}

async function aCode(): Promise<{ request: Request; callback: URL }> {
  const request = await app.request(SCOPE);
  return { request, callback: await browser.follow(request.url) };
}

describe('a redirect from memory', () => {
  /** Headers that differ between two responses or describe a body. */
  const OF_EACH = /^(x-request-id|date|connection|keep-alive|location|content-(type|length))$/;
  const all = async (response: Response) => ({
    status: response.status,
    headers: [...response.headers].filter(([name]) => !OF_EACH.test(name)).sort(),
    location: (response.headers.get('location') ?? '').replace(/(code|state)=[^&]+/g, '$1'),
  });

  beforeEach(warm);

  test('equals that of the library, with an equivalent code', async () => {
    const ask = async (more: string) => all(await browser.fetch(`${(await app.request(SCOPE)).url}${more}`));
    const library = await byLibrary(() => ask('&ui_locales=en'));
    const memory = await byLibrary(() => ask(''));
    expect(memory).toEqual([false, library[1]]);
    expect(library[0]).toBe(true);
    const { rows } = await owner.query<{ payload: Record<string, unknown> }>(
      `select payload from oauth_artifacts where kind = 'AuthorizationCode' and payload ->> 'accountId' = $1
       order by created_at desc limit 2`,
      [person.id],
    );
    const [ofMemory = {}, ofLibrary = {}] = rows.map(({ payload }) => payload);
    for (const name of ['iat', 'exp', 'nonce', 'codeChallenge']) {
      expect(typeof ofMemory[name]).toBe(typeof ofLibrary[name]);
      delete ofMemory[name];
      delete ofLibrary[name];
    }
    expect(ofMemory).toEqual(ofLibrary);
  });

  test('gives a code for its own nonce, state and verifier, once', async () => {
    const [first, second] = [await aCode(), await aCode()];
    await expect(
      app.redeem(first.callback, { ...first.request, verifier: second.request.verifier }),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await app.redeem(first.callback, first.request)).claims()).toMatchObject({ sub: person.id });
    await app.redeem(second.callback, second.request);
    await expect(app.redeem(second.callback, second.request)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  test.each<[string, Record<string, string>]>([
    ['more scopes', { scope: 'openid email profile' }],
    ['a prompt', { ...SCOPE, prompt: 'login' }],
    ['the age of the sign-in', { ...SCOPE, max_age: '1' }],
    ['a level', { ...SCOPE, acr_values: 'aal2' }],
    ['another address', { ...SCOPE, redirect_uri: 'https://app.example.test/other' }],
    ['no PKCE', { ...SCOPE, code_challenge: '', code_challenge_method: '' }],
  ])('is not used for a request with %s', async (_what, parameters) => {
    const request = await app.request(parameters);
    const [isByLibrary] = await byLibrary(() => browser.fetch(request.url));
    expect(isByLibrary).toBe(true);
  });

  test('is not used for another session, another issuer, or without a session', async () => {
    const { url } = await app.request(SCOPE);
    const stranger = new Browser(api);
    await stranger.signIn(await aPerson(api, { tenantId: tenant.id }));
    const itsOwn = new URL(`/t/${tenant.slug}${url.pathname}${url.search}`, url);
    for (const ask of [
      () => stranger.fetch(url),
      () => new Browser(api).fetch(url),
      () => browser.fetch(itsOwn),
    ])
      expect((await byLibrary(ask))[0]).toBe(true);
  });

  test.each([
    ['the application', `update oauth_clients set name = 'Renamed' where id = :client`],
    ['a secret of the application', 'delete from oauth_client_secrets where client_id = :client'],
    ['the authorization', 'update oauth_authorizations set expires_at = now() where user_id = :person'],
    ['the session', `update sessions set amr = '{pwd}' where user_id = :person`],
    ['the person', `update users set given_name = 'Renamed' where id = :person`],
    ['the tenant', `update tenants set name = 'Renamed' where id = :tenant`],
  ])('is not used after this changed: %s', async (_what, sql) => {
    const ids: Record<string, string> = { client: client.id, person: person.id, tenant: tenant.id };
    await owner.query(sql.replace(/:(\w+)/, (_, name: string) => `'${ids[name]}'`));
    await api.app.get(Changes).catchUp();
    expect((await byLibrary(aCode))[0]).toBe(true);
  });

  test('gives no code for an authorization that was withdrawn', async () => {
    await owner.query('delete from oauth_authorizations where user_id = $1', [person.id]);
    await api.app.get(Changes).catchUp();
    const { request, callback } = await aCode();
    expect((await app.redeem(callback, request)).access_token).toBeDefined();
  });

  test('gives no code after the authorization expires', async () => {
    await owner.query(
      `update oauth_authorizations set payload = jsonb_set(payload, '{exp}', to_jsonb(extract(epoch from now())::int + 600))
       where user_id = $1`,
      [person.id],
    );
    await warm();
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 601_000);
    const [isByLibrary] = await byLibrary(() => app.request(SCOPE).then(({ url }) => browser.fetch(url)));
    clock.mockRestore();
    expect(isByLibrary).toBe(true);
  });

  test('is left to the library if the code cannot be stored', async () => {
    const save = vi.spyOn(IssuerArtifacts.prototype, 'addCode').mockRejectedValueOnce(new Error('away'));
    const [isByLibrary, { request, callback }] = await byLibrary(aCode);
    save.mockRestore();
    expect(isByLibrary).toBe(true);
    expect((await app.redeem(callback, request)).access_token).toBeDefined();
  });
});

test('is not cached if something changes while the library decides', async () => {
  await warm();
  await owner.query(`update sessions set amr = '{pwd}' where user_id = $1`, [person.id]);
  await api.app.get(Changes).catchUp();
  const changes = api.app.get(Changes) as unknown as { take(change: string): void };
  const add = vi.spyOn(IssuerArtifacts.prototype, 'addCode').mockImplementationOnce(async function (
    this: IssuerArtifacts,
    ...of
  ) {
    add.mockRestore();
    changes.take(`users:${person.id}`);
    await this.addCode(...of);
  });
  expect((await byLibrary(aCode))[0]).toBe(true);
  expect((await byLibrary(aCode))[0]).toBe(true);
});
