import { useLoaderData } from '@remix-run/react';
import { readOverview } from '~/features/console/overview.server';
import { readAttention } from '~/features/sso-configuration/sso-attention.server';
import { readPlatformFigures } from '~/features/superadmin/platform-figures.server';
import { SuperAdminDashboardPage } from '~/features/superadmin/superadmin-dashboard';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';
import { soon } from '~/server/soon.server';

export const meta = titleFromTable;

export const loader = pageLoader(async ({ visit }) => {
  const [attention, figures, overview] = await Promise.all([
    readAttention(visit),
    soon(readPlatformFigures(visit)),
    soon(readOverview(visit)),
  ]);
  return { attention, figures: figures.value, overview: overview.value };
});

export default function SuperAdminDashboard() {
  return <SuperAdminDashboardPage {...useLoaderData<typeof loader>()} />;
}
