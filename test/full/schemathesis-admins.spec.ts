import { permissionsOf } from '@gatehouse/contracts';
import { test } from 'vitest';
import { aPerson } from '../support/data.ts';
import { expectKnownAnswers, type Role } from './support/schemathesis.ts';

// Two files, since one role alone keeps one of two cores busy.
test.each<Role>([
  {
    name: 'an admin',
    done: 70,
    usesPermissions: true,
    // The member with a role has it.
    leaves: ['user_management'],
    person: (api, tenantId) => aPerson(api, { tenantId, role: 'tenant_admin' }),
  },
  {
    name: 'a superadmin',
    done: 30,
    isPlatform: true,
    usesPermissions: true,
    leaves: permissionsOf('tenant_admin'),
    person: (api) => aPerson(api),
  },
])(
  'requests that Schemathesis makes of the contract as $name get answers that the contract knows',
  expectKnownAnswers,
  1_800_000,
);
