import type { LoaderFunctionArgs } from '@remix-run/node';
import { AdminPage } from '~/features/admin/admin-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRoute(request);
  return null;
}

export default AdminPage;
