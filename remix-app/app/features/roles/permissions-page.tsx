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
import { permissionText } from './permissions';
import classes from './permissions-page.module.css';

interface RoleColumn {
  key: string;
  name: string;
  permissions: readonly Permission[];
}

/** Which role may do what: drawn from the table that the server checks each request against. */
export function PermissionsPage({ roles }: { roles: TenantRoleDto[] | null }) {
  const columns: RoleColumn[] = [
    { key: 'superadmin', name: 'Super Admin', permissions: permissionsOf('superadmin') },
    { key: 'tenant_admin', name: 'Admin', permissions: permissionsOf('tenant_admin') },
    { key: 'tenant_user', name: 'User', permissions: permissionsOf('tenant_user') },
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
          <h1 className={list.title}>Permissions</h1>
          <Text c="dimmed" size="sm" mt={4}>
            Which role may do what. The server checks every request against this same table.
          </Text>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it */}
      <section className={classes.frame} tabIndex={0} aria-label="Roles and their permissions">
        <table className={classes.matrix}>
          <thead>
            <tr>
              <th scope="col">Permission</th>
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
                  {permissionText(permission).name}
                  <span className={classes.about}>{permissionText(permission).about}</span>
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
  return holds ? (
    <IconCheck size={18} stroke={2.4} className={classes.yes} role="img" aria-label="Yes" />
  ) : (
    <IconMinus size={16} stroke={1.6} className={classes.no} role="img" aria-label="No" />
  );
}
