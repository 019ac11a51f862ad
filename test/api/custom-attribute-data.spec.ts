import type { TenantExport } from '@gatehouse/contracts';
import { CUSTOM_USER_SCHEMA, USER_SCHEMA } from '@gatehouse/scim';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, signedIn } from '../support/data.ts';
import { aScimEndpoint, type ScimEndpoint } from '../support/scim-endpoint.ts';
import { tablesThatSay } from '../support/tables-that-say.ts';

let api: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;
let n = 0;
let a: ScimEndpoint;
/** Of the user of a test. */
let value: string;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});
beforeEach(async () => {
  n += 1;
  value = `VALUE-OF-PAT-${n}`;
  superadmin = await signedIn(api, await aPerson(api));
  a = await aScimEndpoint(api, `data-${n}.example`);
  await a.as.post('/api/v1/custom-attributes', { name: 'costCode', label: 'Cost code' });
});

/** A user of the directory with an account and a value. @returns the ID of the account */
async function aUser(): Promise<string> {
  const email = `pat@data-${n}.example`;
  const { status } = await a.send('POST', '/Users', {
    schemas: [USER_SCHEMA, CUSTOM_USER_SCHEMA],
    userName: email,
    emails: [{ value: email, primary: true }],
    [CUSTOM_USER_SCHEMA]: { costCode: value },
  });
  expect(status).toBe(201);
  const { rows } = await owner.query<{ id: string }>('select id from users where email = $1', [email]);
  return rows[0]?.id as string;
}

test('the export of an organization has the attributes, and the values of its users alone', async () => {
  const id = await aUser();
  n += 1;
  const other = await aScimEndpoint(api, `data-${n}.example`);
  const exported = async (of: ScimEndpoint) =>
    (await (await superadmin.get(`/api/v1/tenants/${of.id}/export`)).json()) as TenantExport;
  const { customAttributes, people } = await exported(a);
  expect(customAttributes).toMatchObject([
    { name: 'costCode', label: 'Cost code', type: 'string', multi_valued: false },
  ]);
  expect(people.find((person) => person.id === id)).toMatchObject({ custom_attributes: { costCode: value } });
  expect(people.find((person) => person.email === a.admin.email)).toMatchObject({ custom_attributes: null });
  expect(JSON.stringify(await exported(other))).not.toContain(value);
});

test('no value is left in any table after the user is erased', async () => {
  const id = await aUser();
  expect(await tablesThatSay(owner, value)).toContain('directory_users');
  const { version } = (await (await superadmin.get(`/api/v1/people/${id}`)).json()) as { version: number };
  const asked = await superadmin.delete(`/api/v1/people/${id}?version=${version}`);
  expect(asked.status, await asked.clone().text()).toBe(202);
  await api.app.get(Jobs).runIfDue('person-erasure');
  expect((await superadmin.get(`/api/v1/people/${id}`)).status).toBe(404);
  expect(await tablesThatSay(owner, value)).toEqual([]);
});

test('admins read the values of each user, and users their own', async () => {
  const id = await aUser();
  const read = async (as: ApiCaller, path: string) => {
    const answer = await as.get(path);
    return [answer.status, ((await answer.json()) as { items?: unknown }).items];
  };
  const of = (values: string[]) => [200, [{ name: 'costCode', label: 'Cost code', type: 'string', values }]];
  expect(await read(a.as, `/api/v1/users/${id}/custom-attributes`)).toEqual(of([value]));
  expect(await read(a.as, '/api/v1/account/custom-attributes')).toEqual(of([]));
  const person = await aPerson(api, { tenantId: a.id });
  const member = await signedIn(api, person);
  expect((await read(member, `/api/v1/users/${id}/custom-attributes`))[0]).toBe(403);
  await owner.query('update directory_users set user_id = $1 where user_id = $2', [person.id, id]);
  // A link alone gives no value: the directory has to manage the member.
  expect(await read(member, '/api/v1/account/custom-attributes')).toEqual(of([]));
  await owner.query('update memberships set directory_id = $1 where user_id = $2', [
    a.directoryId,
    person.id,
  ]);
  expect(await read(member, '/api/v1/account/custom-attributes')).toEqual(of([value]));
  expect(await read(superadmin, '/api/v1/account/custom-attributes')).toEqual([200, []]);
  n += 1;
  const other = await aScimEndpoint(api, `data-${n}.example`);
  expect((await read(other.as, `/api/v1/users/${id}/custom-attributes`))[0]).toBe(404);
});
