import { useLoaderData } from '@remix-run/react';
import { readPlatformDashboard } from '~/features/superadmin/platform-dashboard.server';
import { SuperAdminDashboardPage } from '~/features/superadmin/superadmin-dashboard';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';
import { soon } from '~/server/soon.server';

export const meta = titleFromTable;

export const loader = pageLoader(async ({ visit }) => {
  const { value } = await soon(readPlatformDashboard(visit));
  return { dashboard: value };
});

export default function SuperAdminDashboard() {
  return <SuperAdminDashboardPage {...useLoaderData<typeof loader>()} />;
}
