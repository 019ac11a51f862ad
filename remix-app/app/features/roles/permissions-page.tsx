import {
  PERMISSIONS,
  type Permission,
  permissionsOf,
  permissionsOfMember,
  type TenantRoleDto,
} from '@gatehouse/contracts';
import { Text } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import list from '~/components/list/list.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { PERMISSION_TEXTS } from '~/features/people/permissions';
import { permissionTexts } from '~/features/people/texts/permissions';
import { useTexts } from '~/texts/texts-context';
import classes from './permissions-page.module.css';
import { matrixTexts } from './texts/matrix';

interface RoleColumn {
  key: string;
  name: string;
  permissions: readonly Permission[];
}

/** Which role may do what: drawn from the table that the server checks each request against. */
export function PermissionsPage({ roles }: { roles: TenantRoleDto[] | null }) {
  const t = useTexts(matrixTexts);
  const label = useTexts(permissionTexts);
  const columns: RoleColumn[] = [
    { key: 'superadmin', name: label('superadmin'), permissions: permissionsOf('superadmin') },
    { key: 'tenant_admin', name: label('tenantAdmin'), permissions: permissionsOf('tenant_admin') },
    { key: 'tenant_user', name: label('tenantUser'), permissions: permissionsOf('tenant_user') },
    ...(roles ?? []).map(({ id, name, permissions }) => ({
      key: id,
      name,
      permissions: permissionsOfMember('tenant_user', permissions),
    })),
  ];
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <Text c="dimmed" size="sm" mt={4}>
            {t('about')}
          </Text>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it */}
      <section className={classes.frame} tabIndex={0} aria-label={t('table')}>
        <table className={classes.matrix}>
          <thead>
            <tr>
              <th scope="col">{t('permission')}</th>
              {columns.map(({ key, name }) => (
                <th scope="col" key={key}>
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PERMISSIONS.map((permission) => (
              <tr key={permission}>
                <th scope="row">
                  {label(PERMISSION_TEXTS[permission].name)}
                  <span className={classes.about}>{label(PERMISSION_TEXTS[permission].about)}</span>
                </th>
                {columns.map(({ key, permissions }) => (
                  <td key={key}>
                    <Mark holds={permissions.includes(permission)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Mark({ holds }: { holds: boolean }) {
  const t = useTexts(matrixTexts);
  return holds ? (
    <IconCheck size={18} stroke={2.4} className={classes.yes} role="img" aria-label={t('yes')} />
  ) : (
    <IconMinus size={16} stroke={1.6} className={classes.no} role="img" aria-label={t('no')} />
  );
}
