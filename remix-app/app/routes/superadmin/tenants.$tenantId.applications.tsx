import { useActionData, useLoaderData } from '@remix-run/react';
import { ApplicationsTab } from '~/features/tenant-page/applications-tab';
import { loadTenantApplications } from '~/features/tenant-page/parts.server';
import { TenantFrame } from '~/features/tenant-page/tenant-frame';
import { actOnTenant } from '~/features/tenant-page/tenant-page.server';
import { tenantTitle } from '~/features/tenant-page/tenant-title';

export const meta = tenantTitle;

export const loader = loadTenantApplications;
export const action = actOnTenant;

export default function TenantApplications() {
  const { tenant, part } = useLoaderData<typeof loader>();
  return (
    <TenantFrame tenant={tenant} tab="applications" state={useActionData<typeof action>()}>
      <ApplicationsTab tenant={tenant} applications={part} />
    </TenantFrame>
  );
}
