import type { TenantDto } from '@gatehouse/contracts';
import { Anchor, Group } from '@mantine/core';
import { Link } from '@remix-run/react';

/** Where else a superadmin looks after one tenant. */
export function TenantPages({ tenant: { id, code } }: { tenant: Pick<TenantDto, 'id' | 'code'> }) {
  const of = `?of=${encodeURIComponent(code)}`;
  const pages = [
    [`/superadmin/tenants/${id}/users`, 'Users of the organization'],
    [`/superadmin/tenants/${id}/users/invite`, 'Invite people'],
    [`/admin/settings${of}`, 'Organization settings'],
    [`/admin/security${of}`, 'Security settings'],
    [`/superadmin/sessions${of}`, 'Who is signed in'],
  ] as const;
  return (
    <Group component="nav" aria-label="Pages of this tenant" gap="8px 20px" mt="md">
      {pages.map(([to, label]) => (
        <Anchor key={to} component={Link} to={to} size="sm">
          {label}
        </Anchor>
      ))}
    </Group>
  );
}
