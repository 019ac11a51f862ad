import { expect, test } from 'vitest';
import { entitiesHeldBy, strays, violations } from '../walls/repositories.mjs';

const TABLES = new Set(['users']);

test('only repositories access the database', () => {
  expect(violations()).toEqual([]);
});

test.each([
  ["import { User } from './user.entity.js';", ['User']],
  ["import { type User, Membership } from './user.entity.js';", ['Membership']],
  ["import { OAuthClient } from './client.entity.js';", ['OAuthClient']],
  ["import type { User } from './user.entity.js';", []],
  ["import { nameOf, ROLES } from './user.entity.js';", []],
])('%s imports the entities %j', (source, held) => {
  expect(entitiesHeldBy(source)).toEqual(held);
});

test.each([
  ['users/users.service.ts', ['users/users.service.ts']],
  ['users/users.repository.ts', []],
  ['users/people.sql.ts', []],
  ['users/user.entity.ts', []],
  ['commands/remove.ts', []],
  ['main.ts', []],
])('the check finds SQL in %s unless the file may contain it', (path, found) => {
  const source = 'em.execute(`select id from users`)';
  expect(strays([{ path, source }], TABLES)).toEqual(found);
  expect(strays([{ path, source: 'em.execute(`select 1`)' }], TABLES)).toEqual([]);
});

test('an entity that is used as a value counts like SQL', () => {
  const source = "import { User } from './user.entity.js';\nem.findOne(User, { id });";
  expect(strays([{ path: 'users/a.ts', source }], TABLES)).toEqual(['users/a.ts']);
});
