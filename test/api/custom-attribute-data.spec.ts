import type { CustomAttributes, CustomAttributeValues, Problem, TenantExport } from '@gatehouse/contracts';
import { CUSTOM_USER_SCHEMA, USER_SCHEMA } from '@gatehouse/scim';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
/** For the current test's user. */
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

/** Creates a user of the directory with an account and a value. @returns the account ID */
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

test('the export of an organization has the attributes, and only the values of its users', async () => {
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
  const of = (values: string[]) => [
    200,
    [{ name: 'costCode', label: 'Cost code', type: 'string', multiValued: false, values }],
  ];
  expect(await read(a.as, `/api/v1/users/${id}/custom-attributes`)).toEqual(of([value]));
  expect(await read(a.as, '/api/v1/account/custom-attributes')).toEqual(of([]));
  const person = await aPerson(api, { tenantId: a.id });
  const member = await signedIn(api, person);
  expect((await read(member, `/api/v1/users/${id}/custom-attributes`))[0]).toBe(403);
  await owner.query('update directory_users set user_id = $1 where user_id = $2', [person.id, id]);
  // A link alone is not enough: the directory must manage the member.
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

describe('a member that no directory manages', () => {
  let id: string;
  const path = () => `/api/v1/users/${id}/custom-attributes`;
  const change = (items: unknown, as = a.as) => as.patch(path(), { items });
  const valuesOf = async () => {
    const { items } = (await (await a.as.get(path())).json()) as CustomAttributeValues;
    return Object.fromEntries(items.map(({ name, values }) => [name, values]));
  };

  beforeEach(async () => {
    id = (await aPerson(api, { tenantId: a.id })).id;
    for (const [name, type, multiValued] of [
      ['floor', 'integer', false],
      ['rate', 'decimal', false],
      ['remote', 'boolean', false],
      ['since', 'dateTime', false],
      ['teams', 'string', true],
    ])
      await a.as.post('/api/v1/custom-attributes', { name, label: name, type, multiValued });
  });

  test('gets values of each type from an admin, and other values are kept', async () => {
    const items = [
      { name: 'COSTCODE', values: [value] },
      { name: 'floor', values: ['-3'] },
      { name: 'rate', values: ['0.5'] },
      { name: 'remote', values: ['false'] },
      { name: 'since', values: ['2026-01-31T09:30:00+01:00'] },
      { name: 'teams', values: ['red', 'blue'] },
    ];
    const answer = await change(items);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const { rows } = await owner.query('select "values" from member_attribute_values where user_id = $1', [
      id,
    ]);
    expect(rows).toEqual([
      {
        values: {
          costCode: value,
          floor: -3,
          rate: 0.5,
          remote: false,
          since: '2026-01-31T08:30:00.000Z',
          teams: ['red', 'blue'],
        },
      },
    ]);
    await change([
      { name: 'floor', values: [] },
      { name: 'teams', values: ['green'] },
    ]);
    expect(await valuesOf()).toEqual({
      costCode: [value],
      floor: [],
      rate: ['0.5'],
      remote: ['false'],
      since: ['2026-01-31T08:30:00.000Z'],
      teams: ['green'],
    });
    const { items: defined } = (await (
      await a.as.get('/api/v1/custom-attributes')
    ).json()) as CustomAttributes;
    expect(Object.fromEntries(defined.map(({ name, users }) => [name, users]))).toMatchObject({
      costCode: 1,
      floor: 0,
      teams: 1,
    });
  });

  test.each([
    ['floor', ['1.5'], 'items.0.values.0', 'invalid'],
    ['floor', ['9007199254740993'], 'items.0.values.0', 'invalid'],
    ['rate', ['1e3'], 'items.0.values.0', 'invalid'],
    ['remote', ['yes'], 'items.0.values.0', 'invalid'],
    ['since', ['2026-02-30T08:30:00Z'], 'items.0.values.0', 'invalid'],
    ['floor', ['1', '2'], 'items.0.values', 'too_many'],
    ['shoes', ['42'], 'items.0.name', 'unknown'],
  ])('rejects %s %j and changes nothing', async (name, values, field, code) => {
    const answer = await change([
      { name, values },
      { name: 'costCode', values: [value] },
    ]);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as Problem).errors).toEqual([expect.objectContaining({ field, code })]);
    expect(await valuesOf()).toMatchObject({ costCode: [] });
  });

  test('cannot have an attribute twice in one change', async () => {
    const twice = { name: 'costCode', values: [value] };
    const answer = await change([twice, { ...twice, name: 'costcode' }]);
    expect(((await answer.json()) as Problem).errors).toEqual([
      expect.objectContaining({ field: 'items.1.name', code: 'duplicate' }),
    ]);
  });

  test('cannot get a value from an admin while a directory manages them', async () => {
    await change([{ name: 'costCode', values: [value] }]);
    const under = (directory: string | null) =>
      owner.query('update memberships set directory_id = $1 where user_id = $2', [directory, id]);
    await under(a.directoryId);
    expect(await valuesOf()).toMatchObject({ costCode: [] });
    const answer = await change([{ name: 'costCode', values: ['other'] }]);
    expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([409, 'managed_by_directory']);
    await under(null);
    expect(await valuesOf()).toMatchObject({ costCode: [value] });
  });

  test('can be changed only by admins of the organization', async () => {
    n += 1;
    const other = await aScimEndpoint(api, `data-${n}.example`);
    const member = await signedIn(api, await aPerson(api, { tenantId: a.id }));
    const items = [{ name: 'costCode', values: [value] }];
    expect((await change(items, other.as)).status).toBe(404);
    expect((await change(items, member)).status).toBe(403);
    expect(await valuesOf()).toMatchObject({ costCode: [] });
  });

  test('has no values left after leaving, or after the attribute is deleted', async () => {
    await change([
      { name: 'costCode', values: [value] },
      { name: 'teams', values: [`${value}-team`] },
    ]);
    expect(await tablesThatSay(owner, value)).toContain('member_attribute_values');
    const { items } = (await (await a.as.get('/api/v1/custom-attributes')).json()) as CustomAttributes;
    const teams = items.find(({ name }) => name === 'teams')?.id;
    expect((await a.as.delete(`/api/v1/custom-attributes/${teams}`)).status).toBe(204);
    expect(await tablesThatSay(owner, `${value}-team`)).toEqual([]);
    const { version } = (await (await a.as.get(`/api/v1/users/${id}`)).json()) as { version: number };
    expect((await a.as.delete(`/api/v1/users/${id}?version=${version}`)).status).toBe(204);
    expect(await tablesThatSay(owner, value)).toEqual([]);
  });
});
