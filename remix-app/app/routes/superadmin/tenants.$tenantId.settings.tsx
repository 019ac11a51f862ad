import { useActionData, useLoaderData } from '@remix-run/react';
import { loadTenantSettings } from '~/features/tenant-page/parts.server';
import { SettingsTab } from '~/features/tenant-page/settings-tab';
import { TenantFrame } from '~/features/tenant-page/tenant-frame';
import { actOnTenant } from '~/features/tenant-page/tenant-page.server';
import { tenantTitle } from '~/features/tenant-page/tenant-title';

export const meta = tenantTitle;

export const loader = loadTenantSettings;
export const action = actOnTenant;

export default function TenantSettings() {
  const { tenant } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  return (
    <TenantFrame tenant={tenant} tab="settings" state={tenant.deletedAt ? state : undefined}>
      <SettingsTab tenant={tenant} state={state} />
    </TenantFrame>
  );
}
