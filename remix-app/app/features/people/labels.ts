import type { TenantRoleDto } from '@gatehouse/contracts';

export const ROLE_NAMES = { tenant_admin: 'Admin', tenant_user: 'User', superadmin: 'Super Admin' } as const;

/** What somebody is called by what they may do. */
export function roleName({
  role,
  roleName: own,
}: {
  role: keyof typeof ROLE_NAMES;
  roleName: string | null;
}): string {
  return own ?? ROLE_NAMES[role];
}

/** The roles that can be given, as a select offers them. */
export function roleChoices(roles: readonly TenantRoleDto[]): { value: string; label: string }[] {
  return [
    { value: 'tenant_user', label: ROLE_NAMES.tenant_user },
    { value: 'tenant_admin', label: ROLE_NAMES.tenant_admin },
    ...roles.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

/** "10,000+" for what is counted no further. */
export function counted(count: number): string {
  return count > 10_000 ? '10,000+' : count.toLocaleString('en');
}
