import { hasPermission } from '@gatehouse/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readOverview } from '~/features/console/overview.server';
import { DashboardPage } from '~/features/dashboard/dashboard-page';
import { readOwnDashboard } from '~/features/dashboard/own-dashboard.server';
import { readProducts } from '~/features/products/products.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { soon } from '~/server/soon.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  const { user } = session;
  const looksAfterOthers =
    hasPermission(user, 'platform_management') ||
    (user.tenantId !== null && hasPermission(user, 'tenant_management'));
  const [own, overview, products] = await Promise.all([
    soon(readOwnDashboard(request, session)),
    looksAfterOthers ? soon(readOverview(request, session)) : null,
    readProducts(request, session),
  ]);
  return { own: own.value, overview: overview ? overview.value : null, products };
}

export default function Dashboard() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}
