import type { LoaderFunctionArgs } from '@remix-run/node';
import { auditBase } from '~/features/audit/audit.server';
import { exportTrail } from '~/features/audit/audit-export.server';
import { requirePage } from '~/server/guards.server';

/** The trail of the console whose address this is, as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  return exportTrail(request, await requirePage(request, auditBase(request)));
}
