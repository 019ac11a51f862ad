import type { CustomAttributeDto, CustomAttributes, Problem } from '@gatehouse/contracts';
import { CUSTOM_USER_SCHEMA, PATCH_OP, USER_SCHEMA } from '@gatehouse/scim';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { countedQueries } from '../support/counted-queries.ts';
import { aPerson, signedIn } from '../support/data.ts';
import { aScimEndpoint, type ScimEndpoint } from '../support/scim-endpoint.ts';

const PATH = '/api/v1/custom-attributes';
let api: TestApi;
let n = 0;
let a: ScimEndpoint;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  n += 1;
  a = await aScimEndpoint(api, `attributes-${n}.example`);
});

async function define(name: string, given: object = {}, of = a): Promise<CustomAttributeDto> {
  const made = await of.as.post(PATH, { name, label: `Label of ${name}`, ...given });
  expect(made.status, await made.clone().text()).toBe(201);
  return (await made.json()) as CustomAttributeDto;
}

const list = async (of = a) => ((await (await of.as.get(PATH)).json()) as CustomAttributes).items;
const user = (userName: string, values?: object) => ({
  schemas: [USER_SCHEMA, CUSTOM_USER_SCHEMA],
  userName,
  ...(values && { [CUSTOM_USER_SCHEMA]: values }),
});

test('the schemas of every directory of the organization have its attributes, and those of others do not', async () => {
  const other = await aScimEndpoint(api, `other-${n}.example`);
  await define('costCode', { type: 'integer' });
  const { body } = await a.send('GET', `/Schemas/${CUSTOM_USER_SCHEMA}`);
  expect(body.attributes).toMatchObject([
    {
      name: 'costCode',
      description: 'Label of costCode',
      type: 'integer',
      multiValued: false,
      required: false,
    },
  ]);
  const types = await a.send('GET', '/ResourceTypes/User');
  expect(types.body.schemaExtensions).toContainEqual({ schema: CUSTOM_USER_SCHEMA, required: false });
  expect((await other.send('GET', `/Schemas/${CUSTOM_USER_SCHEMA}`)).status).toBe(404);
  expect(await list(other)).toEqual([]);
  expect((await other.as.delete(`${PATH}/${(await list())[0]?.id}`)).status).toBe(404);
  expect(await list()).toHaveLength(1);
});

test('values are stored, filtered, sorted, patched and counted', async () => {
  await define('costCode', { type: 'integer' });
  await define('floors', { multiValued: true });
  const { body } = await a.send('POST', '/Users', user('a', { COSTCODE: 7, floors: ['1', '2'] }));
  await a.send('POST', '/Users', user('b', { costCode: 3 }));
  await a.send('POST', '/Users', user('c'));
  expect(body).toMatchObject({ [CUSTOM_USER_SCHEMA]: { costCode: 7, floors: ['1', '2'] } });
  const found = async (query: string) =>
    (await a.send('GET', `/Users?${query}`)).body.Resources.map(({ userName }) => userName).join('');
  expect(await found(`filter=${encodeURIComponent(`${CUSTOM_USER_SCHEMA}:costCode gt 5`)}`)).toBe('a');
  expect(await found(`filter=${encodeURIComponent(`${CUSTOM_USER_SCHEMA}:floors eq "2"`)}`)).toBe('a');
  expect(await found(`sortBy=${encodeURIComponent(`${CUSTOM_USER_SCHEMA}:costCode`)}`)).toBe('bac');
  expect(await list()).toMatchObject([
    { name: 'costCode', users: 2 },
    { name: 'floors', users: 1 },
  ]);
  const patched = await a.send('PATCH', `/Users/${body.id}`, {
    schemas: [PATCH_OP],
    Operations: [{ op: 'Replace', path: `${CUSTOM_USER_SCHEMA}:costCode`, value: 8 }],
  });
  expect(patched.body).toMatchObject({ [CUSTOM_USER_SCHEMA]: { costCode: 8 } });
});

test.each<[string, object, string, string]>([
  ['of another type', { costCode: 'seven' }, 'invalidValue', 'costCode'],
  ['as a list', { costCode: [7] }, 'invalidValue', 'costCode'],
  ['of an attribute that nobody defined', { unknown: 1 }, 'invalidSyntax', 'unknown'],
])('a value %s is rejected with its name', async (_name, values, scimType, name) => {
  await define('costCode', { type: 'integer' });
  const refused = await a.send('POST', '/Users', user('a', values));
  expect(refused).toMatchObject({ status: 400, body: { scimType, detail: expect.stringContaining(name) } });
});

test.each([
  ['username', 422, 'reserved'],
  ['externalId', 422, 'reserved'],
  ['9lives', 400, undefined],
  ['cost code', 400, undefined],
  ['COSTCODE', 409, 'taken'],
])('the name "%s" is rejected', async (name, status, code) => {
  await define('costCode');
  const refused = await a.as.post(PATH, { name, label: 'Label' });
  expect(refused.status).toBe(status);
  const { errors } = (await refused.json()) as Problem;
  expect(errors).toMatchObject([{ field: 'name', ...(code && { code }) }]);
});

test('an organization has a limited number', async () => {
  for (let i = 0; i < 50; i += 1) await define(`attribute${i}`);
  const refused = await a.as.post(PATH, { name: 'more', label: 'More' });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'too_many_custom_attributes' });
});

test('deleting an attribute deletes only its values', async () => {
  const { id } = await define('costCode', { type: 'integer' });
  await define('floor');
  const both = await a.send('POST', '/Users', user('a', { costCode: 7, floor: '1' }));
  const one = await a.send('POST', '/Users', user('b', { costCode: 7 }));
  expect((await a.as.delete(`${PATH}/${id}`)).status).toBe(204);
  const left = async (of: string) => (await a.send('GET', `/Users/${of}`)).body;
  expect(await left(both.body.id)).toMatchObject({ [CUSTOM_USER_SCHEMA]: { floor: '1' } });
  expect((await left(both.body.id))[CUSTOM_USER_SCHEMA]).not.toHaveProperty('costCode');
  expect(await left(one.body.id)).not.toHaveProperty([CUSTOM_USER_SCHEMA]);
  expect((await left(one.body.id)).schemas).toEqual([USER_SCHEMA]);
  // The same name can be defined again with another type.
  await define('costCode', { type: 'boolean' });
  expect(await list()).toMatchObject([
    { name: 'floor', users: 1 },
    { name: 'costCode', users: 0 },
  ]);
});

test('members and admins of other organizations cannot define any', async () => {
  const member = await signedIn(api, await aPerson(api, { tenantId: a.id, role: 'tenant_user' }));
  expect((await member.post(PATH, { name: 'x', label: 'X' })).status).toBe(403);
  expect((await member.get(PATH)).status).toBe(403);
  const other = await aScimEndpoint(api, `other-${n}.example`);
  expect((await other.as.post(PATH, { name: 'x', label: 'X', tenantId: a.id })).status).toBe(404);
  expect(await list()).toEqual([]);
});

test('definitions are read once and follow a change by another process', async () => {
  await define('costCode');
  const schema = async () => (await a.send('GET', `/Schemas/${CUSTOM_USER_SCHEMA}`)).body.attributes;
  const read = () => countedQueries(api, () => a.send('GET', '/Users'), /custom_attributes/);
  expect([await read(), await read()]).toEqual([1, 0]);
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  try {
    await owner.query(
      `insert into custom_attributes (id, tenant_id, name, label, type, multi_valued, created_at)
       values (gen_random_uuid(), $1, 'floor', 'Floor', 'string', false, now())`,
      [a.id],
    );
    await expect.poll(schema).toMatchObject([{ name: 'costCode' }, { name: 'floor' }]);
    await owner.query(`delete from custom_attributes where tenant_id = $1 and name = 'floor'`, [a.id]);
    await expect.poll(schema).toMatchObject([{ name: 'costCode' }]);
    expect(await schema()).toHaveLength(1);
  } finally {
    await owner.end();
  }
});
