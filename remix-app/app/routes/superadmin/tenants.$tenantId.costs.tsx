import { useActionData, useLoaderData } from '@remix-run/react';
import { readTenantCosts } from '~/features/costs/costs.server';
import { TenantCostsTab } from '~/features/costs/tenant-costs';
import { TenantFrame } from '~/features/tenant-page/tenant-frame';
import { actOnTenant, readTenantPage } from '~/features/tenant-page/tenant-page.server';
import { tenantTitle } from '~/features/tenant-page/tenant-title';
import { pageLoader } from '~/server/page.server';

export const meta = tenantTitle;

export const loader = pageLoader(({ visit, params }) => readTenantPage(visit, params, readTenantCosts));
export const action = actOnTenant;

export default function TenantCosts() {
  const { tenant, part } = useLoaderData<typeof loader>();
  return (
    <TenantFrame tenant={tenant} tab="costs" state={useActionData<typeof action>()}>
      <TenantCostsTab view={part} />
    </TenantFrame>
  );
}
