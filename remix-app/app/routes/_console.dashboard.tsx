import type { LoaderFunctionArgs } from '@remix-run/node';
import { DashboardPage } from '~/features/dashboard/dashboard-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRoute(request);
  return null;
}

export default DashboardPage;
