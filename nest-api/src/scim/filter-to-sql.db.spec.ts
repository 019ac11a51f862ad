import { filterToSql, findPath, matches, parseFilter, sortToSql, USER_TYPE } from '@gatehouse/scim';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { aScimFilter, aScimUser } from '../../../test/support/scim-arbitraries.ts';

let database: DatabaseClone;
let client: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase();
  client = new pg.Client(database.appUrl);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const ROW = `select $1::jsonb as resource, $2::text as user_name_key, $3::text as external_id, $4::boolean as active,
  $5::timestamptz as created_at, $6::timestamptz as updated_at, $7::uuid as id`;
const COLUMNS = {
  id: 'u.id',
  userName: 'u.user_name_key',
  externalId: 'u.external_id',
  active: 'u.active',
  'meta.created': 'u.created_at',
  'meta.lastModified': 'u.updated_at',
};
const ID = '0190a1b2-0000-7000-8000-000000000009';
const [CREATED, CHANGED] = ['2026-01-31T08:30:00.000Z', '2026-02-01T08:30:00.000Z'];

test('a filter returns the same results in the database and in memory', async () => {
  await fc.assert(
    fc.asyncProperty(
      aScimUser,
      fc.array(aScimFilter, { minLength: 5, maxLength: 5 }),
      async (user, texts) => {
        const { userName, externalId = null, active } = user;
        const row = [user, userName.toLowerCase(), externalId, active, CREATED, CHANGED, ID];
        const whole = { ...user, id: ID, meta: { created: CREATED, lastModified: CHANGED } };
        const filters = texts.map((text) => parseFilter(text));
        for (const columns of [
          COLUMNS,
          { 'meta.created': 'u.created_at', 'meta.lastModified': 'u.updated_at', id: 'u.id' },
        ]) {
          const parameters: unknown[] = [...row];
          const conditions = filters.map((filter) => {
            const condition = filterToSql(filter, { resource: 'u.resource', columns });
            for (const parameter of condition.parameters) parameters.push(parameter);
            let at = parameters.length - condition.parameters.length;
            return `(${condition.sql.replaceAll('?', () => `$${++at}`)}) is true`;
          });
          const { rows } = await client.query(
            `select array[${conditions.join(', ')}] as found from (${ROW}) u`,
            parameters,
          );
          expect(rows[0].found, texts.join('\n')).toEqual(filters.map((filter) => matches(filter, whole)));
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('members that are stored as rows are found by ID and type', async () => {
  const members = {
    from: "(values ('u1', 'user'), ('g1', 'group')) m(id, kind) where true",
    columns: { value: 'm.id', type: 'm.kind' },
  };
  const isFound = async (text: string) => {
    const filter = parseFilter(text, (await import('@gatehouse/scim')).GROUP_TYPE);
    const { sql, parameters } = filterToSql(filter, {
      resource: "'{}'::jsonb",
      columns: {},
      lists: { members },
    });
    let at = 0;
    const { rows } = await client.query(
      `select (${sql.replaceAll('?', () => `$${++at}`)}) is true as found`,
      [...parameters],
    );
    return rows[0].found;
  };
  expect(await isFound('members eq "u1"')).toBe(true);
  expect(await isFound('members.value eq "u2"')).toBe(false);
  expect(await isFound('members[value eq "g1" and type eq "Group"]')).toBe(true);
  expect(await isFound('members[value eq "g1" and type eq "User"]')).toBe(false);
  expect(await isFound('members pr')).toBe(true);
  expect(await isFound('not (members pr)')).toBe(false);
});

test('sorting ignores case and uses the primary value of a list', async () => {
  const users = [
    { id: 1, title: 'b', emails: [{ value: 'z' }, { value: 'a', primary: true }] },
    { id: 2, title: 'A', emails: [{ value: 'b' }] },
    { id: 3, emails: [] },
  ];
  const sorted = async (path: string) => {
    const found = findPath(path, USER_TYPE);
    if (!found) throw new Error(path);
    const order = sortToSql(found, { resource: 'u.resource', columns: {} });
    const { rows } = await client.query(
      `select resource ->> 'id' as id from jsonb_array_elements($1::jsonb) u(resource) order by ${order} nulls last`,
      [JSON.stringify(users)],
    );
    return rows.map(({ id }) => id).join('');
  };
  expect(await sorted('title')).toBe('213');
  expect(await sorted('emails')).toBe('123');
  expect(await sorted('emails.value')).toBe('123');
});
