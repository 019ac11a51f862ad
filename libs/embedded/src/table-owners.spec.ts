import { expect, test } from 'vitest';
import {
  entitiesImportedBy,
  reachedOver,
  readerViolations,
  tableOfEntity,
  tablesIn,
  tablesNamedIn,
  unowned,
  violations,
  writesIn,
} from '../walls/table-owners.mjs';
import { OWNERS as LISTED } from '../walls/tables.mjs';

const OWNERS = { users: ['users', 'memberships'], tenants: ['tenants'] };
const TABLES = new Set(['users', 'memberships', 'tenants']);

test('every module accesses only its own tables', () => {
  expect(violations()).toEqual([]);
});

test('a module that accesses a table of another module is reported', () => {
  const { auth, ...others } = LISTED;
  expect(violations({ ...others, tenants: [...others.tenants, ...auth] })).toContain(
    'auth reaches devices, which belongs to another module.',
  );
});

test.each([
  ["em.execute('select id from users where id = ?')", ['users']],
  [
    'query(`update tenants set name = $1 from (select 1) o join memberships m on true`)',
    ['memberships', 'tenants'],
  ],
  ["'insert into users (id) values (?)'", ['users']],
  ["'delete from memberships'", ['memberships']],
  ["// select id from users\nconst from = users; 'people from elsewhere'", []],
])('the SQL in %s accesses %s', (source, tables) => {
  expect(tablesNamedIn(source, TABLES)).toEqual(tables);
});

test('imports of entities are found, including type imports', () => {
  const source =
    "import type { User } from '../users/user.entity.js';\nimport { Tenant } from './tenant.entity.js';";
  expect(entitiesImportedBy(source)).toEqual(['../users/user.entity', './tenant.entity']);
  expect(tableOfEntity("defineEntity({ name: 'User', tableName: 'users' })")).toBe('users');
});

test('only access to tables of other modules is reported', () => {
  expect(
    reachedOver(
      [
        { module: 'users', tables: ['users', 'tenants'] },
        { module: 'tenants', tables: ['tenants'] },
      ],
      OWNERS,
    ),
  ).toEqual(['users reaches tenants, which belongs to another module.']);
});

test('a table must have exactly one owner', () => {
  expect(
    tablesIn("tenantTable(this, 'notes', {}, ''); this.addSql('create unlogged table counts (id int)')"),
  ).toEqual(['notes', 'counts']);
  expect(unowned(['users', 'notes'], { users: ['users', 'gone'], other: ['users'] })).toEqual([
    'notes has no owner: neither an entity nor a line in tables.mjs.',
    'gone is no table any more.',
    'users has several owners.',
  ]);
});

test('a second owner of a table that has an entity is reported', () => {
  expect(violations({ ...LISTED, tenants: [...LISTED.tenants, 'users'] })).toContain(
    'users has several owners.',
  );
});

test.each([
  ["em.execute('insert into users (id) values (?)')", ['insert into']],
  ["em.execute('update users u set name = ?')", ['update users u set']],
  [`em.execute(\`update \${table} set name = ?\`)`, [`update \${table} set`]],
  ['query(`with gone as (DELETE\n from users returning id) select id from gone`)', ['delete from']],
  ["query('merge into users u using people p on true')", ['merge into']],
  ["query('truncate users')", ['truncate']],
  ['this.em.persist(user)', ['persist()']],
  ['this.em.create(User, {})', ['create()']],
  ['em.remove(user).flush()', ['flush()', 'remove()']],
  ['this.em.getRepository(User).nativeUpdate({}, {})', ['nativeUpdate()']],
  ['this.em.getRepository(User).insert({})', ['insert()']],
  ["em.execute('select id, updated_at from users for update skip locked')", []],
  ["Object.create(null); schema.merge(other); 'Updates of users are set'", []],
])('%s contains the writes %j', (source, writes) => {
  expect(writesIn(source)).toEqual(writes);
});

test('reports can read every table, but cannot write or own one', () => {
  const files = [
    { path: 'reports/one.ts', source: "em.execute('select id from users')" },
    { path: 'reports/other.ts', source: "em.execute('delete from users')" },
  ];
  expect(readerViolations(files, { users: ['users'] })).toEqual([
    'reports/other.ts may only read: delete from.',
  ]);
  expect(readerViolations([], { reports: ['counts'] })).toEqual(['reports may own no table: counts.']);
});
