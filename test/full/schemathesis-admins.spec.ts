import { test } from 'vitest';
import { aPerson } from '../support/data.ts';
import { expectKnownAnswers, type Role } from './support/schemathesis.ts';

// Two files, since one role alone keeps one of two cores busy.
test.each<Role>([
  { name: 'an admin', done: 90, person: (api, tenantId) => aPerson(api, { tenantId, role: 'tenant_admin' }) },
  { name: 'a superadmin', done: 90, isPlatform: true, person: (api) => aPerson(api) },
])(
  'requests that Schemathesis makes of the contract as $name get answers that the contract knows',
  expectKnownAnswers,
  1_800_000,
);
