import type { TenantRoleDto } from '@gatehouse/contracts';
import { Badge, Text } from '@mantine/core';
import { Blank, type Column, ItemName, ListPage } from '~/components/list/list';
import { When } from '~/components/when';
import { counted } from '../people/labels';
import { permissionText } from './permissions';

interface Listed {
  id: string;
  name: string;
  about: string;
  may: string;
  own: TenantRoleDto | null;
}

const BUILT_IN: readonly Listed[] = [
  {
    id: 'tenant_admin',
    name: 'Admin',
    about: 'Runs the organization.',
    may: 'Everything in the organization',
    own: null,
  },
  {
    id: 'tenant_user',
    name: 'User',
    about: 'Signs in, and looks after their own account.',
    may: 'Their own account and devices',
    own: null,
  },
];

/** The roles that people can hold: the built-in ones, and those that the organization made. */
export function RolesPage({ roles }: { roles: TenantRoleDto[] | null }) {
  const own = (roles ?? []).map((role) => ({
    id: role.id,
    name: role.name,
    about: role.description,
    may: role.permissions.map((permission) => permissionText(permission).name).join(', '),
    own: role,
  }));
  return (
    <ListPage
      title="Roles"
      about="What people may do. Besides the built-in roles, an organization makes its own out of permissions."
      {...(roles && { action: { label: 'New role', to: '/admin/roles/new' } })}
      items={[...BUILT_IN, ...own]}
      columns={COLUMNS}
      pages={{ first: null, next: null }}
      empty={<Blank title="No roles">There is nothing here.</Blank>}
    >
      {roles === null && (
        <Text size="sm" c="dimmed" mb="md">
          Each organization makes its own roles; its admins see them here.
        </Text>
      )}
    </ListPage>
  );
}

const COLUMNS: Column<Listed>[] = [
  {
    label: 'Role',
    cell: ({ own, name, about }) =>
      own ? (
        <ItemName to={`/admin/roles/${own.id}`} name={name}>
          {about}
        </ItemName>
      ) : (
        <div>
          <Text fw={560} size="sm">
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {about}
          </Text>
        </div>
      ),
  },
  {
    label: 'Kind',
    cell: ({ own }) => (
      <Badge variant="light" tt="none" color={own ? 'brand' : 'gray'}>
        {own ? 'Your own' : 'Built in'}
      </Badge>
    ),
  },
  { label: 'May', cell: ({ may }) => may },
  { label: 'People', cell: ({ own }) => (own ? counted(own.members) : '–') },
  { label: 'Changed', cell: ({ own }) => (own ? <When at={own.updatedAt} /> : '–') },
];
