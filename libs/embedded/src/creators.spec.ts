import { expect, test } from 'vitest';
import { createdElsewhere, violations } from '../walls/creators.mjs';

test('only the designated repositories create tenants, users and memberships', () => {
  expect(violations()).toEqual([]);
});

test.each([
  [
    'this.em.create(User, { email })',
    ['a.ts creates a User: users/new-people.repository.ts is the place for that.'],
  ],
  [
    'em.create(\n  Tenant, {})',
    ['a.ts creates a Tenant: tenants/new-tenant.repository.ts is the place for that.'],
  ],
  [
    "'insert into memberships (id)'",
    ['a.ts creates a Membership: users/new-people.repository.ts is the place for that.'],
  ],
  [
    '`insert into\n  "users" (id)`',
    ['a.ts creates a User: users/new-people.repository.ts is the place for that.'],
  ],
  [
    'em.insertMany(User, rows)',
    ['a.ts creates a User: users/new-people.repository.ts is the place for that.'],
  ],
  ['em.create(UserSession, {}); em.find(User, {}); "insert into users_seen"', []],
])('the check finds what %s creates', (source, found) => {
  expect(createdElsewhere('a.ts', source)).toEqual(found);
});

test('the designated repository can create users and memberships', () => {
  expect(
    createdElsewhere('users/new-people.repository.ts', 'em.create(User, {}); em.create(Membership, {})'),
  ).toEqual([]);
});
