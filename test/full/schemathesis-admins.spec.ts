import { permissionsOf } from '@gatehouse/contracts';
import { test } from 'vitest';
import { aPerson } from '../support/data.ts';
import { expectKnownAnswers, type Role } from './support/schemathesis.ts';

// Split into two files, because one role uses only one of two cores.
test.each<Role>([
  {
    name: 'an admin',
    done: 70,
    usesPermissions: true,
    // The member with a role has this permission.
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
  'Schemathesis requests as $name get only responses that the contract defines',
  expectKnownAnswers,
  1_800_000,
);
