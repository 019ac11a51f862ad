import { expect, test } from 'vitest';
import {
  differences,
  entitiesImportedBy,
  reachedOver,
  tableOfEntity,
  tablesIn,
  tablesNamedIn,
  unowned,
  violations,
} from '../walls/table-owners.mjs';
import { DEBTS, OWNERS as LISTED } from '../walls/tables.mjs';

const OWNERS = { users: ['users', 'memberships'], tenants: ['tenants'] };
const TABLES = new Set(['users', 'memberships', 'tenants']);

test('the repository reaches over its walls where the debts say, and nowhere else', () => {
  expect(violations()).toEqual([]);
});

/** Lower it with each debt that is paid. */
const MOST_DEBTS = 81;

test('debts only become fewer', () => {
  expect(Object.values(DEBTS).flat().length).toBeLessThanOrEqual(MOST_DEBTS);
});

test('a debt that is forgotten, or kept though it is paid, is named', () => {
  expect(violations(undefined, {}).length).toBeGreaterThan(0);
  expect(differences({}, { auth: ['tenants'] })).toEqual([
    'auth reaches tenants no more: take it off the debts.',
  ]);
  expect(differences({ auth: ['tenants'] }, {})).toEqual([
    'auth reaches tenants, which belongs to another module.',
  ]);
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
])('SQL in %s names %s', (source, tables) => {
  expect(tablesNamedIn(source, TABLES)).toEqual(tables);
});

test('an entity is imported by its file, and by its type as well', () => {
  const source =
    "import type { User } from '../users/user.entity.js';\nimport { Tenant } from './tenant.entity.js';";
  expect(entitiesImportedBy(source)).toEqual(['../users/user.entity', './tenant.entity']);
  expect(tableOfEntity("defineEntity({ name: 'User', tableName: 'users' })")).toBe('users');
});

test('what a module reaches of its own is no reach', () => {
  expect(
    reachedOver(
      [
        { module: 'users', tables: ['users', 'tenants'] },
        { module: 'tenants', tables: ['tenants'] },
      ],
      OWNERS,
    ),
  ).toEqual({ users: ['tenants'] });
});

test('a table has one owner', () => {
  expect(
    tablesIn("tenantTable(this, 'notes', {}, ''); this.addSql('create unlogged table counts (id int)')"),
  ).toEqual(['notes', 'counts']);
  expect(unowned(['users', 'notes'], { users: ['users', 'gone'], other: ['users'] })).toEqual([
    'notes has no owner: neither an entity nor a line in tables.mjs.',
    'gone is no table any more.',
    'users has several owners.',
  ]);
});

test('a table belongs to the module of its entity, so a second owner is named', () => {
  expect(violations({ ...LISTED, tenants: [...LISTED.tenants, 'users'] })).toContain(
    'users has several owners.',
  );
});
