import { useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/features/admin/admin-page';
import { readConsoleDashboard } from '~/features/console/console-dashboard.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';
import { soon } from '~/server/soon.server';

export const meta = titleFromTable;

export const loader = pageLoader(async ({ visit }) => {
  const { value } = await soon(readConsoleDashboard(visit));
  return { dashboard: value };
});

export default function AdminDashboard() {
  return <AdminPage {...useLoaderData<typeof loader>()} />;
}
