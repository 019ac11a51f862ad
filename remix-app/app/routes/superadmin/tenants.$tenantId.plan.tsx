import { useActionData, useLoaderData } from '@remix-run/react';
import { loadTenantPlan } from '~/features/tenant-page/parts.server';
import { PlanTab } from '~/features/tenant-page/plan-tab';
import { TenantFrame } from '~/features/tenant-page/tenant-frame';
import { actOnTenant } from '~/features/tenant-page/tenant-page.server';
import { tenantTitle } from '~/features/tenant-page/tenant-title';

export const meta = tenantTitle;

export const loader = loadTenantPlan;
export const action = actOnTenant;

export default function TenantPlan() {
  const { tenant, part } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  const isOfProduct = state?.values.product !== undefined;
  return (
    <TenantFrame tenant={tenant} tab="plan" state={isOfProduct ? undefined : state}>
      <PlanTab tenant={tenant} subscription={part} state={isOfProduct ? state : undefined} />
    </TenantFrame>
  );
}
