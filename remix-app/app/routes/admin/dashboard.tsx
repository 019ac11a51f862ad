import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/features/admin/admin-page';
import { readOverview } from '~/features/console/overview.server';
import { readPlanUsage } from '~/features/plans/plan-usage.server';
import { readSignInFigures } from '~/features/security/sign-in-figures.server';
import { readAttention } from '~/features/sso-configuration/sso-attention.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { soon } from '~/server/soon.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  const isMember = session.user.tenantId !== null;
  const nothing = Promise.resolve(null);
  const [attention, figures, overview, usage] = await Promise.all([
    readAttention(request, session),
    soon(isMember ? readSignInFigures(request, session) : nothing),
    soon(isMember ? readOverview(request, session) : nothing),
    readPlanUsage(request, session, session.user.tenantId),
  ]);
  return { attention, figures: figures.value, overview: overview.value, usage };
}

export default function AdminDashboard() {
  return <AdminPage {...useLoaderData<typeof loader>()} />;
}
