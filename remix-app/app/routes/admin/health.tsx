import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OrganizationHealthPage } from '~/features/organization-health/organization-health-page';
import { readTenantHealth } from '~/features/organization-health/tenant-health.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readTenantHealth(request, await requireRoute(request));
}

export default function OrganizationHealth() {
  return <OrganizationHealthPage view={useLoaderData<typeof loader>()} />;
}
