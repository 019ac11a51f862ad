import { useActionData, useLoaderData } from '@remix-run/react';
import { DomainsTab } from '~/features/tenant-page/domains-tab';
import { loadTenantDomains } from '~/features/tenant-page/parts.server';
import { TenantFrame } from '~/features/tenant-page/tenant-frame';
import { actOnTenant } from '~/features/tenant-page/tenant-page.server';
import { tenantTitle } from '~/features/tenant-page/tenant-title';

export const meta = tenantTitle;

export const loader = loadTenantDomains;
export const action = actOnTenant;

export default function TenantDomains() {
  const { tenant, part } = useLoaderData<typeof loader>();
  return (
    <TenantFrame tenant={tenant} tab="domains" state={useActionData<typeof action>()}>
      <DomainsTab tenant={tenant} domains={part} />
    </TenantFrame>
  );
}
