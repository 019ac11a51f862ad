import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SuperAdminDashboardPage } from '~/features/superadmin/superadmin-dashboard';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { readAttention } from '~/server/sso-attention.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return { attention: await readAttention(request, await requireRoute(request)) };
}

export default function SuperAdminDashboard() {
  return <SuperAdminDashboardPage {...useLoaderData<typeof loader>()} />;
}
