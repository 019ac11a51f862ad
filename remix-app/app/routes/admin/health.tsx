import { useLoaderData } from '@remix-run/react';
import { OrganizationHealthPage } from '~/features/organization-health/organization-health-page';
import { readTenantHealth } from '~/features/organization-health/tenant-health.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readTenantHealth(visit));

export default function OrganizationHealth() {
  return <OrganizationHealthPage view={useLoaderData<typeof loader>()} />;
}
