import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Changes } from '../../nest-api/src/database/changes.js';
import { SigningKeys } from '../../nest-api/src/oauth2/keys/signing-keys.js';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aClient, RelyingParty } from '../support/relying-party.ts';

const PATH = '/api/v1/admin/oauth2/signing-keys';

let api: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;
let person: Person;
let app: RelyingParty;
let browser: Browser;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  superadmin = await signedIn(api, await aPerson(api));
  person = await aPerson(api, { tenantId: (await aTenant(api)).id });
  app = await RelyingParty.discover(api, await aClient(superadmin));
  browser = new Browser(api);
  await browser.signIn(person);
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

async function published(): Promise<string[]> {
  const response = await fetch(`${api.url}/api/v1/oauth2/jwks`);
  return ((await response.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
}

async function signingKid(): Promise<string> {
  const { id_token } = await app.signIn(browser, { scope: 'openid' });
  const [header = ''] = String(id_token).split('.');
  return (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }).kid;
}

/** Makes every key older. */
const age = (interval: string) =>
  owner.query(
    `update signing_keys set created_at = created_at - $1::interval, activated_at = activated_at - $1::interval,
       retired_at = retired_at - $1::interval`,
    [interval],
  );

test('each key is published before it signs', async () => {
  const before = await published();
  const first = await signingKid();
  await age('1 hour');

  expect((await superadmin.post(`${PATH}/rotate`)).status).toBe(204);

  const second = await signingKid();
  expect(second).not.toBe(first);
  expect(before).toContain(second);
  const after = await published();
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after).toHaveLength(before.length + 2);
});

test('a new key does not sign yet', async () => {
  const response = await superadmin.post(`${PATH}/rotate`);
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    409,
    'next_key_too_young',
  ]);
});

test('keys rotate automatically, and old ones are removed when nothing is left to verify', async () => {
  const first = await signingKid();
  await age('91 days');
  await api.app.get(SigningKeys).rotateDue();
  await api.app.get(Changes).catchUp();
  expect(await signingKid()).not.toBe(first);
  expect(await published()).toContain(first);

  await age('3 days');
  await api.app.get(SigningKeys).rotateDue();
  await api.app.get(Changes).catchUp();
  expect(await published()).not.toContain(first);
  expect(await published()).toHaveLength(4);
});

test('a superadmin sees them without their private part', async () => {
  const response = await superadmin.get(`${PATH}?limit=2`);
  const { items, nextCursor } = (await response.json()) as { items: object[]; nextCursor: string };
  expect(items).toHaveLength(2);
  expect(nextCursor).toEqual(expect.any(String));
  expect(JSON.stringify(items)).not.toMatch(/"d"|private|v1\./);
});

test('nobody else sees them', async () => {
  const tenant = await aTenant(api);
  const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
  expect((await admin.get(PATH)).status).toBe(403);
  expect((await admin.post(`${PATH}/rotate`)).status).toBe(403);
});

test('their changes are in the audit log', async () => {
  const { rows } = await owner.query(
    `select action, count(*)::int as n from audit_events where action like 'signing_key.%' group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { action: 'signing_key.created', n: expect.any(Number) },
    { action: 'signing_key.retired', n: expect.any(Number) },
  ]);
});
