import * as oidc from 'openid-client';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aClient, type Registered, RelyingParty } from '../support/relying-party.ts';
import {
  application,
  aServiceProvider,
  formOf,
  locationOf,
  profileOf,
  visit,
} from '../support/service-provider.ts';

let api: TestApi;
let asAdmin: ApiCaller;
let tenantId: string;
let person: Person;
let client: Registered;
let party: RelyingParty;

beforeAll(async () => {
  api = await startApi();
  tenantId = (await aTenant(api)).id;
  asAdmin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  person = await aPerson(api, { tenantId });
  client = await aClient(asAdmin, { scopes: ['openid', 'groups', 'offline_access'] });
  party = await RelyingParty.discover(api, client);
  for (const name of ['app-readers', 'app-writers', 'Everybody']) await aGroup(name);
});
afterAll(() => api.stop());

/** Creates a group that contains the user. */
async function aGroup(name: string): Promise<string> {
  const made = await asAdmin.post('/api/v1/groups', { name });
  const { id } = (await made.json()) as { id: string };
  await asAdmin.post(`/api/v1/groups/${id}/members`, { addUsers: [person.id] });
  return id;
}

async function assign(orders: object): Promise<void> {
  const path = `/api/v1/admin/oauth2/clients/${client.id}/assignments`;
  expect((await asAdmin.patch(path, orders)).status).toBe(200);
}

async function signIn(parameters: Record<string, string> = {}) {
  const browser = new Browser(api);
  await browser.signIn(person);
  return party.signIn(browser, { scope: 'openid groups', ...parameters });
}

/** A refresh token requires consent. */
const OFFLINE = { scope: 'openid groups offline_access', prompt: 'consent' };

test('an application that requests groups receives their names, also from userinfo after each change', async () => {
  const tokens = await signIn();
  expect(tokens.claims()?.groups).toEqual(['app-readers', 'app-writers', 'Everybody']);
  const id = await aGroup('Late');
  const info = await party.userinfo(tokens.access_token, person.id);
  expect(info.groups).toEqual(['app-readers', 'app-writers', 'Everybody', 'Late']);
  await asAdmin.delete(`/api/v1/groups/${id}`);
  expect((await party.userinfo(tokens.access_token, person.id)).groups).toHaveLength(3);
});

test('an application that does not request groups receives none', async () => {
  const plain = await RelyingParty.discover(api, await aClient(asAdmin));
  const browser = new Browser(api);
  await browser.signIn(person);
  const tokens = await plain.signIn(browser, { scope: 'openid profile' });
  expect(tokens.claims()).not.toHaveProperty('groups');
});

test('an application receives only groups with a prefix, or those assigned to it, by name or ID', async () => {
  await assign({ groupsClaim: { prefix: 'APP-' } });
  expect((await signIn()).claims()?.groups).toEqual(['app-readers', 'app-writers']);
  const id = await aGroup('Assigned');
  await assign({ groupsClaim: { value: 'id', only: 'assigned' }, addGroups: [id] });
  expect((await signIn()).claims()?.groups).toEqual([id]);
  await assign({ groupsClaim: {}, removeGroups: [id] });
  await asAdmin.delete(`/api/v1/groups/${id}`);
});

test('more groups than fit become a link that works with the access token', async () => {
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  await owner.query(
    `with made as (
       insert into groups (id, tenant_id, name, name_key) select gen_random_uuid(), $1, 'many-' || n, 'many-' || n
       from generate_series(1, 200) n returning id)
     insert into group_members (tenant_id, group_id, user_id) select $1, id, $2 from made`,
    [tenantId, person.id],
  );
  const tokens = await signIn();
  expect(tokens.claims()).not.toHaveProperty('groups');
  expect(tokens.claims()?._claim_names).toEqual({ groups: 'groups' });
  const sources = tokens.claims()?._claim_sources as unknown as { groups: { endpoint: string } };
  const { pathname, search } = new URL(sources.groups.endpoint);
  const answer = await api.fetch(`${pathname}${search}`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(((await answer.json()) as { groups: string[] }).groups).toHaveLength(203);
  expect((await api.fetch(`${pathname}${search}`, {})).status).toBe(401);
  await owner.query(`delete from groups where name like 'many-%'`);
  await owner.end();
});

test('an application for assigned users denies others and states the reason', async () => {
  const tokens = await signIn(OFFLINE);
  await assign({ assignedOnly: true });
  await expect(party.refresh(tokens.refresh_token as string)).rejects.toThrow(oidc.ResponseBodyError);

  const browser = new Browser(api);
  await browser.signIn(person);
  const page = await browser.follow((await party.request({ scope: 'openid groups' })).url);
  expect(await (await browser.interaction(page)).json()).toMatchObject({ reasons: ['not_assigned'] });
  const refused = await browser.answer(page, 'continue');
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'not_assigned']);
  const silent = await browser.follow((await party.request({ prompt: 'none', scope: 'openid groups' })).url);
  expect(silent.searchParams.get('error')).toBe('login_required');
  await expect
    .poll(async () => {
      const log = await asAdmin.get(`/api/v1/sign-ins?applicationId=${client.id}&result=failure`);
      return ((await log.json()) as { items: { outcome: string }[] }).items.map(({ outcome }) => outcome);
    })
    .toContain('not_assigned');

  await assign({ addUsers: [person.id] });
  expect((await signIn()).access_token).toBeTruthy();
});

test('a user who leaves the assigned group loses the tokens immediately', async () => {
  const id = await aGroup('Users of it');
  await assign({ assignedOnly: true, addGroups: [id], removeUsers: [person.id] });
  const tokens = await signIn(OFFLINE);
  expect(await (await asAdmin.get(`/api/v1/users/${person.id}/access`)).json()).toMatchObject({
    items: [
      { kind: 'role' },
      { kind: 'application', because: 'group', path: [{ name: 'Users of it' }] },
      { kind: 'application', because: 'everybody' },
    ],
  });
  await asAdmin.post(`/api/v1/groups/${id}/members`, { removeUsers: [person.id] });
  await expect(party.refresh(tokens.refresh_token as string)).rejects.toThrow(oidc.ResponseBodyError);
  await expect(party.userinfo(tokens.access_token, person.id)).rejects.toThrow();
});

test('a SAML application receives groups in an attribute and denies unassigned users', async () => {
  const attributes = [{ name: 'memberOf', source: 'groups', nameFormat: 'basic' }];
  const provider = await aServiceProvider(asAdmin, { attributes });
  const app = await application(api, provider, {});
  const user = await signedIn(api, person);
  const begin = async () => visit(api, await app.getAuthorizeUrlAsync('', undefined, {}), user.token);
  const names = async () => (await profileOf(app, await formOf(await begin()))).memberOf;
  expect(await names()).toEqual(['app-readers', 'app-writers', 'Everybody']);

  const path = `/api/v1/admin/saml/service-providers/${provider.id}/assignments`;
  const changed = await asAdmin.patch(path, { assignedOnly: true, groupsClaim: { prefix: 'every' } });
  expect(await changed.json()).toMatchObject({ assignedOnly: true, groupsClaim: { prefix: 'every' } });
  const reference = locationOf(await begin())
    .pathname.split('/')
    .at(-1);
  const shown = await user.get(`/api/v1/saml/sign-ons/${reference}`);
  expect(await shown.json()).toMatchObject({ reason: 'not_assigned' });

  await asAdmin.patch(path, { addUsers: [person.id] });
  expect(await names()).toBe('Everybody');
});
