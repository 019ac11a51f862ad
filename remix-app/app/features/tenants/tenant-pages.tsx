import type { TenantDto } from '@gatehouse/contracts';
import { Anchor, Group } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useTexts } from '~/texts/texts-context';
import { tenantPath } from './tenant-path';
import { tenantTexts } from './texts/tenant';

/** Further pages for a superadmin who manages one tenant. */
export function TenantPages({ tenant: { id, code } }: { tenant: Pick<TenantDto, 'id' | 'code'> }) {
  const t = useTexts(tenantTexts);
  const of = `?of=${encodeURIComponent(code)}`;
  const pages = [
    [tenantPath(id), t('tenantPage')],
    [`/superadmin/tenants/${id}/users`, t('organizationUsers')],
    [`/superadmin/tenants/${id}/users/invite`, t('inviteUsers')],
    [`/admin/settings${of}`, t('organizationSettings')],
    [`/admin/security${of}`, t('securitySettings')],
    [`/superadmin/sessions${of}`, t('sessions')],
  ] as const;
  return (
    <Group component="nav" aria-label={t('pages')} gap="8px 20px" mt="md">
      {pages.map(([to, label]) => (
        <Anchor key={to} component={Link} to={to} size="sm">
          {label}
        </Anchor>
      ))}
    </Group>
  );
}
