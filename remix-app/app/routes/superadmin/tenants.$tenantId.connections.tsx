import { useActionData, useLoaderData } from '@remix-run/react';
import { ConnectionsTab } from '~/features/tenant-page/connections-tab';
import { loadTenantConnections } from '~/features/tenant-page/parts.server';
import { TenantFrame } from '~/features/tenant-page/tenant-frame';
import { actOnTenant } from '~/features/tenant-page/tenant-page.server';
import { tenantTitle } from '~/features/tenant-page/tenant-title';

export const meta = tenantTitle;

export const loader = loadTenantConnections;
export const action = actOnTenant;

export default function TenantConnections() {
  const { tenant, part } = useLoaderData<typeof loader>();
  return (
    <TenantFrame tenant={tenant} tab="connections" state={useActionData<typeof action>()}>
      <ConnectionsTab tenant={tenant} connections={part} />
    </TenantFrame>
  );
}
