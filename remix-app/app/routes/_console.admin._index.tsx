import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/features/admin/admin-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { readOverview } from '~/server/overview.server';
import { readPlanUsage } from '~/server/plan-usage.server';
import { readSignInFigures } from '~/server/sign-in-figures.server';
import { soon } from '~/server/soon.server';
import { readAttention } from '~/server/sso-attention.server';

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
