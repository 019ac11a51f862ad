import { useLoaderData } from '@remix-run/react';
import { DashboardPage } from '~/features/dashboard/dashboard-page';
import { readDashboard } from '~/features/dashboard/own-dashboard.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';
import { soon } from '~/server/soon.server';

export const meta = titleFromTable;

export const loader = pageLoader(async ({ visit }) => {
  const { value } = await soon(readDashboard(visit));
  return { dashboard: value };
});

export default function Dashboard() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}
