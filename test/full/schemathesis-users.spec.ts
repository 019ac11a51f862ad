import { test } from 'vitest';
import { aPerson } from '../support/data.ts';
import { aMemberWithRole } from './support/lasting-session.ts';
import { expectKnownAnswers, type Role } from './support/schemathesis.ts';

test.each<Role>([
  { name: 'nobody who is signed in', done: 8 },
  { name: 'a user', done: 20, person: (api, tenantId) => aPerson(api, { tenantId }) },
  {
    name: 'a member with a role of the tenant',
    done: 15,
    usesPermissions: true,
    person: aMemberWithRole,
  },
])(
  'Schemathesis requests as $name get only responses that the contract defines',
  expectKnownAnswers,
  1_800_000,
);
