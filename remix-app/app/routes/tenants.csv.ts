import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportTenants } from '~/features/tenants/tenant-export.server';
import { requirePage } from '~/server/guards.server';

/** The list as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  return exportTenants(request, await requirePage(request, '/superadmin/tenants'));
}
