import { useActionData, useLoaderData } from '@remix-run/react';
import { loadTenantOverview } from '~/features/tenant-page/overview.server';
import { OverviewTab } from '~/features/tenant-page/overview-tab';
import { TenantFrame } from '~/features/tenant-page/tenant-frame';
import { actOnTenant } from '~/features/tenant-page/tenant-page.server';
import { tenantTitle } from '~/features/tenant-page/tenant-title';

export const meta = tenantTitle;

export const loader = loadTenantOverview;
export const action = actOnTenant;

export default function TenantOverview() {
  const { tenant, part } = useLoaderData<typeof loader>();
  return (
    <TenantFrame tenant={tenant} tab="overview" state={useActionData<typeof action>()}>
      <OverviewTab tenant={tenant} overview={part} />
    </TenantFrame>
  );
}
