import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportTrail } from '~/features/audit/audit-export.server';
import { requirePage } from '~/server/guards.server';

/** The trail of the own organization as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  return exportTrail(request, await requirePage(request, '/admin/audit'));
}
