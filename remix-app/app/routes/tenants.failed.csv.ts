import type { LoaderFunctionArgs } from '@remix-run/node';
import { failedLines } from '~/features/imports/imports.server';
import { requirePage } from '~/server/guards.server';

/** The failed lines of an import of tenants as a file. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePage(request, '/superadmin/tenants/import');
  return failedLines(request, session, 'tenants', params.id);
}
