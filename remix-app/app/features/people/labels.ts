import type { TenantRoleDto } from '@gatehouse/contracts';
import type { Formats, Translate } from '@gatehouse/texts';

type Labels = Translate<typeof import('./texts/labels/en').default>;

const ROLE_NAMES = {
  tenant_admin: 'tenantAdmin',
  tenant_user: 'tenantUser',
  superadmin: 'superadmin',
} as const;

/** The name of a role: custom or built-in. */
export function roleName(
  { role, roleName: own }: { role: keyof typeof ROLE_NAMES; roleName: string | null },
  t: Labels,
): string {
  return own ?? t(ROLE_NAMES[role]);
}

/** The roles that the user may assign, as options of a select. */
export function roleChoices(roles: readonly TenantRoleDto[], t: Labels): { value: string; label: string }[] {
  return [
    { value: 'tenant_user', label: t('tenantUser') },
    { value: 'tenant_admin', label: t('tenantAdmin') },
    ...roles.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

/** "10,000+" if the count stopped. */
export function counted(count: number, formats: Formats): string {
  return count > 10_000 ? `${formats.number(10_000)}+` : formats.number(count);
}
