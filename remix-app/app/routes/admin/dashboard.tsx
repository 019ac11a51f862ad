import { useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/features/admin/admin-page';
import { readOverview } from '~/features/console/overview.server';
import { readPlanUsage } from '~/features/plans/plan-usage.server';
import { readSignInFigures } from '~/features/security/sign-in-figures.server';
import { readAttention } from '~/features/sso-configuration/sso-attention.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';
import { soon } from '~/server/soon.server';

export const meta = titleFromTable;

export const loader = pageLoader(async ({ visit }) => {
  const isMember = visit.session.user.tenantId !== null;
  const nothing = Promise.resolve(null);
  const [attention, figures, overview, usage] = await Promise.all([
    readAttention(visit),
    soon(isMember ? readSignInFigures(visit) : nothing),
    soon(isMember ? readOverview(visit) : nothing),
    readPlanUsage(visit, visit.session.user.tenantId),
  ]);
  return { attention, figures: figures.value, overview: overview.value, usage };
});

export default function AdminDashboard() {
  return <AdminPage {...useLoaderData<typeof loader>()} />;
}
