import { permissionsOf } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../common/caller.js';
import { permissionsHeld, requireMayActOn, requireMayGive } from './member-rules.js';

const caller = (role: string, own: readonly string[] = []) =>
  ({ permissions: [...permissionsOf(role), ...own] }) as unknown as Caller;
const admin = { role: 'tenant_admin', rolePermissions: null };
const member = { role: 'tenant_user', rolePermissions: null };
const helpDesk = { role: 'tenant_user', rolePermissions: ['user_management'] };

test('a tenant role adds permissions to a member', () => {
  expect(permissionsHeld(helpDesk)).toEqual(
    expect.arrayContaining([...permissionsHeld(member), 'user_management']),
  );
});

describe.each([
  ['acts on', requireMayActOn],
  ['gives the role of', requireMayGive],
] as const)('a caller who %s a member', (_what, require) => {
  test.each([
    [caller('tenant_admin'), admin, true],
    [caller('tenant_user', ['user_management']), helpDesk, true],
    [caller('tenant_user', ['user_management']), member, true],
    [caller('tenant_user', ['user_management']), admin, false],
    [caller('tenant_user'), helpDesk, false],
  ])('needs the same permissions (case %#): %o', (by, holder, allowed) => {
    if (allowed) expect(() => require(by, holder)).not.toThrow();
    else expect(() => require(by, holder)).toThrow('more permissions than you');
  });
});
