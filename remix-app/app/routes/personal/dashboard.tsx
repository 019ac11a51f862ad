import { hasPermission } from '@gatehouse/contracts';
import { useLoaderData } from '@remix-run/react';
import { readOverview } from '~/features/console/overview.server';
import { DashboardPage } from '~/features/dashboard/dashboard-page';
import { readOwnDashboard } from '~/features/dashboard/own-dashboard.server';
import { readProducts } from '~/features/products/products.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';
import { soon } from '~/server/soon.server';

export const meta = titleFromTable;

export const loader = pageLoader(async ({ visit }) => {
  const { user } = visit.session;
  const looksAfterOthers =
    hasPermission(user, 'platform_management') ||
    (user.tenantId !== null && hasPermission(user, 'tenant_management'));
  const [own, overview, products] = await Promise.all([
    soon(readOwnDashboard(visit)),
    looksAfterOthers ? soon(readOverview(visit)) : null,
    readProducts(visit),
  ]);
  return { own: own.value, overview: overview ? overview.value : null, products };
});

export default function Dashboard() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}
