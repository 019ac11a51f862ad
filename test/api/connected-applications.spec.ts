import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aClient, RelyingParty } from '../support/relying-party.ts';

const PATH = '/api/v1/oauth2/grants';
let api: TestApi;
let superadmin: ApiCaller;
let person: Person;
let asPerson: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
  person = await aPerson(api, { tenantId: (await aTenant(api, { name: 'Acme' })).id });
  asPerson = await signedIn(api, person);
});
afterAll(() => api.stop());

const remove = (by: ApiCaller, id: string) =>
  api.fetch(`${PATH}/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${by.token}` } });

const listed = async (by: ApiCaller) =>
  ((await (await by.get(PATH)).json()) as { items: { id: string }[] }).items;

/** A browser of the person, an application, and the token that it got. */
async function connected(more: Record<string, unknown> = {}) {
  const app = await RelyingParty.discover(api, await aClient(superadmin, more));
  const browser = new Browser(api);
  await browser.signIn(person);
  const request = await app.request();
  let page = await browser.follow(request.url);
  if (page.pathname.startsWith('/interaction/')) page = await browser.proceed(page, 'allow');
  const tokens = await app.redeem(page, request);
  const userinfo = () =>
    api.fetch('/api/v1/oauth2/userinfo', { headers: { authorization: `Bearer ${tokens.access_token}` } });
  return { app, browser, userinfo };
}

test('a person sees what they allowed, withdraws it, and its token is dead', async () => {
  const { app, browser, userinfo } = await connected();
  const [mine] = await listed(asPerson);
  expect(mine).toMatchObject({ name: 'Expense reports', has_access: true, is_active: true });
  expect((await userinfo()).status).toBe(200);

  expect((await remove(asPerson, mine?.id ?? '')).status).toBe(204);
  expect(await listed(asPerson)).toEqual([]);
  expect((await userinfo()).status).toBe(401);
  expect((await browser.follow((await app.request()).url)).pathname).toMatch(/^\/interaction\//);
  expect((await remove(asPerson, mine?.id ?? '')).status).toBe(404);
});

test('what one person allowed is nobody else’s to see or to withdraw', async () => {
  const { userinfo } = await connected();
  const [mine] = await listed(asPerson);
  const other = await signedIn(api, await aPerson(api, { tenantId: person.tenantId as string }));
  expect(await listed(other)).toEqual([]);
  expect((await remove(other, mine?.id ?? '')).status).toBe(404);
  expect((await remove(superadmin, mine?.id ?? '')).status).toBe(404);
  expect((await userinfo()).status).toBe(200);
});

test('an application that was let in without a question is listed too', async () => {
  await connected({ name: 'Intranet', skip_consent: true });
  expect(await listed(asPerson)).toContainEqual(
    expect.objectContaining({ name: 'Intranet', has_access: true }),
  );
});
