import type { TenantRoleDto } from '@gatehouse/contracts';
import type { Formats, Translate } from '@gatehouse/texts';

type Labels = Translate<typeof import('./texts/labels/en').default>;

const ROLE_NAMES = {
  tenant_admin: 'tenantAdmin',
  tenant_user: 'tenantUser',
  superadmin: 'superadmin',
} as const;

/** The name of the role: the organization's own, or that of a built-in one. */
export function roleName(
  { role, roleName: own }: { role: keyof typeof ROLE_NAMES; roleName: string | null },
  t: Labels,
): string {
  return own ?? t(ROLE_NAMES[role]);
}

/** The roles that can be given, as a select offers them. */
export function roleChoices(roles: readonly TenantRoleDto[], t: Labels): { value: string; label: string }[] {
  return [
    { value: 'tenant_user', label: t('tenantUser') },
    { value: 'tenant_admin', label: t('tenantAdmin') },
    ...roles.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

/** "10,000+" for what is counted no further. */
export function counted(count: number, formats: Formats): string {
  return count > 10_000 ? `${formats.number(10_000)}+` : formats.number(count);
}
