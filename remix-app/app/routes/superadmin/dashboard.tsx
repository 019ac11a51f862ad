import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readOverview } from '~/features/console/overview.server';
import { readAttention } from '~/features/sso-configuration/sso-attention.server';
import { readPlatformFigures } from '~/features/superadmin/platform-figures.server';
import { SuperAdminDashboardPage } from '~/features/superadmin/superadmin-dashboard';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { soon } from '~/server/soon.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  const [attention, figures, overview] = await Promise.all([
    readAttention(request, session),
    soon(readPlatformFigures(request, session)),
    soon(readOverview(request, session)),
  ]);
  return { attention, figures: figures.value, overview: overview.value };
}

export default function SuperAdminDashboard() {
  return <SuperAdminDashboardPage {...useLoaderData<typeof loader>()} />;
}
