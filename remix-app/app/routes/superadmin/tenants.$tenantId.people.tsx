import { useActionData, useLoaderData } from '@remix-run/react';
import { loadTenantPeople } from '~/features/tenant-page/parts.server';
import { PeopleTab } from '~/features/tenant-page/people-tab';
import { TenantFrame } from '~/features/tenant-page/tenant-frame';
import { actOnTenant } from '~/features/tenant-page/tenant-page.server';
import { tenantTitle } from '~/features/tenant-page/tenant-title';

export const meta = tenantTitle;

export const loader = loadTenantPeople;
export const action = actOnTenant;

export default function TenantPeople() {
  const { tenant, part } = useLoaderData<typeof loader>();
  return (
    <TenantFrame tenant={tenant} tab="people" state={useActionData<typeof action>()}>
      <PeopleTab tenant={tenant} people={part} />
    </TenantFrame>
  );
}
