import type { LoaderFunctionArgs } from '@remix-run/node';
import { requirePage } from '~/server/guards.server';
import { exportTenants } from '~/server/tenant-export.server';

/** The list as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  return exportTenants(request, await requirePage(request, '/superadmin/tenants'));
}
