import type { CustomClaim, Problem } from '@gatehouse/contracts';
import { CUSTOM_USER_SCHEMA, PATCH_OP, USER_SCHEMA } from '@gatehouse/scim';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, type Person, signedIn } from '../support/data.ts';
import { aClient, type Registered, RelyingParty } from '../support/relying-party.ts';
import { aScimEndpoint, type ScimEndpoint } from '../support/scim-endpoint.ts';
import { application, aServiceProvider, formOf, profileOf, visit } from '../support/service-provider.ts';

const ATTRIBUTES = '/api/v1/custom-attributes';
const CLIENTS = '/api/v1/admin/oauth2/clients';
const PROVIDERS = '/api/v1/admin/saml/service-providers';

let api: TestApi;
let a: ScimEndpoint;
let superadmin: ApiCaller;
let person: Person;
/** The user's ID in the directory. */
let inDirectory: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await startApi();
  a = await aScimEndpoint(api, 'claims.example');
  superadmin = await signedIn(api, await aPerson(api));
  person = await aPerson(api, { tenantId: a.id });
  await define('costCode', { type: 'integer' });
  await define('floors', { multiValued: true });
  await define('salary', { type: 'integer' });
  await define('note');
  const values = { costCode: 0, floors: ['1', '2'], salary: 9000, note: 'bell \u0007' };
  const made = await a.send('POST', '/Users', {
    schemas: [USER_SCHEMA, CUSTOM_USER_SCHEMA],
    userName: 'pat@claims.example',
    [CUSTOM_USER_SCHEMA]: values,
  });
  inDirectory = made.body.id;
  await manage();
});
afterAll(() => api?.stop());

async function define(name: string, given: object = {}): Promise<void> {
  const made = await a.as.post(ATTRIBUTES, { name, label: `Label of ${name}`, ...given });
  expect(made.status, await made.clone().text()).toBe(201);
  ids[name] = ((await made.json()) as { id: string }).id;
}

/** Makes the directory manage the user. */
async function manage(): Promise<void> {
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  await owner.query('update directory_users set user_id = $1 where id = $2', [person.id, inDirectory]);
  await owner.query('update memberships set directory_id = $1 where user_id = $2', [
    a.directoryId,
    person.id,
  ]);
  await owner.end();
}

const claim = (name: string, attribute: string): CustomClaim => ({ name, custom_attribute: attribute });
const NAMED = [claim('cost_code', 'COSTCODE'), claim('https://claims.example/floors', 'floors')];
const RELEASED = { cost_code: 0, 'https://claims.example/floors': ['1', '2'] };

async function signIn(client: Registered, scope = 'openid profile') {
  const party = await RelyingParty.discover(api, client);
  const browser = new Browser(api);
  await browser.signIn(person);
  const tokens = await party.signIn(browser, { scope });
  return { party, tokens, claims: tokens.claims() as Record<string, unknown> };
}

test('an application receives only the mapped attributes, in the ID token and from userinfo', async () => {
  const { party, tokens, claims } = await signIn(await aClient(a.as, { custom_claims: NAMED }));
  expect(claims).toMatchObject(RELEASED);
  expect(JSON.stringify(claims)).not.toContain('9000');
  const info = () => party.userinfo(tokens.access_token, person.id);
  expect(await info()).toMatchObject(RELEASED);
  expect(JSON.stringify(await info())).not.toContain('9000');
  await a.send('PATCH', `/Users/${inDirectory}`, {
    schemas: [PATCH_OP],
    Operations: [{ op: 'Replace', path: `${CUSTOM_USER_SCHEMA}:costCode`, value: 8 }],
  });
  expect(await info()).toMatchObject({ cost_code: 8 });
  await a.send('PATCH', `/Users/${inDirectory}`, {
    schemas: [PATCH_OP],
    Operations: [{ op: 'Replace', path: `${CUSTOM_USER_SCHEMA}:costCode`, value: 0 }],
  });
});

test('userinfo follows a mapping that is made and removed later', async () => {
  const client = await aClient(a.as);
  const { party, tokens, claims } = await signIn(client);
  const info = () => party.userinfo(tokens.access_token, person.id);
  expect({ ...claims, ...(await info()) }).not.toHaveProperty('cost_code');
  const changed = await a.as.patch(`${CLIENTS}/${client.id}`, { version: 1, custom_claims: NAMED });
  expect(await changed.json()).toMatchObject({ custom_claims: [claim('cost_code', 'costCode'), NAMED[1]] });
  expect(await info()).toMatchObject(RELEASED);
  await a.as.patch(`${CLIENTS}/${client.id}`, { version: 2, custom_claims: [] });
  expect(await info()).not.toHaveProperty('cost_code');
});

test('without the scope "profile", nothing is released, whatever the application requests', async () => {
  const client = await aClient(a.as, { custom_claims: NAMED });
  const { party, tokens, claims } = await signIn(client, 'openid email');
  expect(claims).not.toHaveProperty('cost_code');
  expect(await party.userinfo(tokens.access_token, person.id)).not.toHaveProperty('cost_code');
});

test('only userinfo returns them with `id_token_scope_claims: false`', async () => {
  const client = await aClient(a.as, { custom_claims: NAMED, id_token_scope_claims: false });
  const { party, tokens, claims } = await signIn(client);
  expect(claims).not.toHaveProperty('cost_code');
  expect(await party.userinfo(tokens.access_token, person.id)).toMatchObject(RELEASED);
});

test.each([
  ['that nobody defined', [claim('a', 'unknown')], 'custom_claims.0.custom_attribute'],
  ['under a claim of Gatehouse', [claim('Email', 'costCode')], 'custom_claims.0.name'],
  ['under a claim of the protocol', [claim('aud', 'costCode')], 'custom_claims.0.name'],
  ['under a name that is none', [claim('a b', 'costCode')], 'custom_claims.0.name'],
  ['twice under a name', [claim('a', 'costCode'), claim('a', 'floors')], 'custom_claims.1.name'],
])('a claim of an attribute %s is rejected', async (_name, claims, field) => {
  const client = await aClient(a.as);
  const refused = await a.as.patch(`${CLIENTS}/${client.id}`, { version: 1, custom_claims: claims });
  expect([400, 422]).toContain(refused.status);
  expect(((await refused.json()) as Problem).errors).toMatchObject([{ field }]);
});

const attribute = (name: string, of: string) => ({ name, source: 'custom_attribute', custom_attribute: of });

test('a SAML application receives the mapped attributes, without what XML cannot carry', async () => {
  const attributes = [
    attribute('floors', 'FLOORS'),
    attribute('code', 'costCode'),
    attribute('note', 'note'),
  ];
  const provider = await aServiceProvider(a.as, { attributes });
  expect(provider.attributes[0]).toEqual({ ...attribute('floors', 'floors'), name_format: 'basic' });
  const app = await application(api, provider, {});
  const { token } = await signedIn(api, person);
  const answer = await visit(api, await app.getAuthorizeUrlAsync('', undefined, {}), token);
  const profile = await profileOf(app, await formOf(answer));
  expect(profile).toMatchObject({ floors: ['1', '2'], code: '0' });
  expect(profile).not.toHaveProperty('note');
  expect(JSON.stringify(profile)).not.toContain('9000');
});

test.each([
  [[attribute('a', 'unknown')], 'attributes.0.custom_attribute'],
  [[{ name: 'a', source: 'custom_attribute' }], null],
  [['custom_attribute'], null],
])('the SAML attributes %j are rejected', async (attributes, field) => {
  const provider = await aServiceProvider(a.as);
  const refused = await a.as.patch(`${PROVIDERS}/${provider.id}`, { version: 1, attributes });
  expect([400, 422]).toContain(refused.status);
  if (field) expect(((await refused.json()) as Problem).errors).toMatchObject([{ field }]);
});

test('applications of the platform and of other organizations cannot use any', async () => {
  const other = await aScimEndpoint(api, 'other-claims.example');
  for (const as of [superadmin, other.as]) {
    const client = await aClient(as);
    const claims = await as.patch(`${CLIENTS}/${client.id}`, { version: 1, custom_claims: NAMED });
    expect(claims.status).toBe(422);
    const provider = await aServiceProvider(as);
    const given = { version: 1, attributes: [attribute('a', 'costCode')] };
    expect((await as.patch(`${PROVIDERS}/${provider.id}`, given)).status).toBe(422);
  }
});

test('an attribute that applications receive cannot be deleted, and the response names them', async () => {
  const client = await aClient(a.as, { name: 'Payroll', custom_claims: [claim('salary', 'salary')] });
  const provider = await aServiceProvider(a.as, { name: 'Travel', attributes: [attribute('s', 'salary')] });
  const remove = () => a.as.delete(`${ATTRIBUTES}/${ids.salary}`);
  expect(await (await remove()).json()).toMatchObject({
    code: 'custom_attribute_in_use',
    detail:
      'Applications use this attribute: Travel (SAML), Payroll (OpenID Connect). Remove it there first.',
  });
  expect((await a.as.delete(`${PROVIDERS}/${provider.id}`)).status).toBe(204);
  expect((await a.as.delete(`${CLIENTS}/${client.id}`)).status).toBe(204);
  expect((await remove()).status).toBe(204);
});
