import { useActionData, useLoaderData } from '@remix-run/react';
import { ActivityTab } from '~/features/tenant-page/activity-tab';
import { loadTenantActivity } from '~/features/tenant-page/parts.server';
import { TenantFrame } from '~/features/tenant-page/tenant-frame';
import { actOnTenant } from '~/features/tenant-page/tenant-page.server';
import { tenantTitle } from '~/features/tenant-page/tenant-title';

export const meta = tenantTitle;

export const loader = loadTenantActivity;
export const action = actOnTenant;

export default function TenantActivity() {
  const { tenant, part } = useLoaderData<typeof loader>();
  return (
    <TenantFrame tenant={tenant} tab="activity" state={useActionData<typeof action>()}>
      <ActivityTab tenant={tenant} activity={part} />
    </TenantFrame>
  );
}
