import type { TenantRoleDto } from '@gatehouse/contracts';
import { Badge, Text } from '@mantine/core';
import { Blank, type Column, ItemName, ListPage } from '~/components/list/list';
import { RowLink, RowMenu } from '~/components/list/row-menu';
import { listTexts } from '~/components/list/texts/list';
import { When } from '~/components/when';
import { PERMISSION_TEXTS } from '~/features/people/permissions';
import { permissionTexts } from '~/features/people/texts/permissions';
import { useFormats, useTexts } from '~/texts/texts-context';
import { counted } from '../people/labels';
import { rolesTexts } from './texts/list';

interface Listed {
  id: string;
  name: string;
  about: string;
  may: string;
  own: TenantRoleDto | null;
}

/** The roles that people can hold: the built-in ones, and those that the organization made. */
export function RolesPage({ roles }: { roles: TenantRoleDto[] | null }) {
  const t = useTexts(rolesTexts);
  const label = useTexts(permissionTexts);
  const formats = useFormats();
  const rows = useTexts(listTexts);
  const builtIn: readonly Listed[] = [
    {
      id: 'tenant_admin',
      name: label('tenantAdmin'),
      about: t('adminAbout'),
      may: t('adminMay'),
      own: null,
    },
    {
      id: 'tenant_user',
      name: label('tenantUser'),
      about: t('userAbout'),
      may: t('userMay'),
      own: null,
    },
  ];
  const columns: Column<Listed>[] = [
    {
      label: t('role'),
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
      label: t('kind'),
      cell: ({ own }) => (
        <Badge variant="light" tt="none" color={own ? 'brand' : 'gray'}>
          {own ? t('custom') : t('builtIn')}
        </Badge>
      ),
    },
    { label: t('permissions'), cell: ({ may }) => may },
    { label: t('users'), isNumber: true, cell: ({ own }) => (own ? counted(own.members, formats) : '–') },
    { label: t('changed'), cell: ({ own }) => (own ? <When at={own.updatedAt} /> : '–') },
    {
      label: rows('actions'),
      isAction: true,
      cell: ({ own }) =>
        own && (
          <RowMenu name={own.name}>
            <RowLink to={`/admin/roles/${own.id}`}>{rows('edit')}</RowLink>
            <RowLink to={`/admin/users?role=${own.id}`}>{rows('users')}</RowLink>
          </RowMenu>
        ),
    },
  ];
  const own = (roles ?? []).map((role) => ({
    id: role.id,
    name: role.name,
    about: role.description,
    may: formats.list(role.permissions.map((permission) => label(PERMISSION_TEXTS[permission].name))),
    own: role,
  }));
  return (
    <ListPage
      title={t('title')}
      about={t('about')}
      {...(roles && { action: { label: t('newRole'), to: '/admin/roles/new' } })}
      items={[...builtIn, ...own]}
      columns={columns}
      pages={{ first: null, next: null }}
      empty={<Blank title={t('empty')}>{t('emptyHelp')}</Blank>}
    >
      {roles === null && (
        <Text size="sm" c="dimmed" mb="md">
          {t('forAdmins')}
        </Text>
      )}
    </ListPage>
  );
}
