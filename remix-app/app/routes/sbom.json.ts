import type { LoaderFunctionArgs } from '@remix-run/node';
import { billOfMaterials } from '~/features/repository/repository.server';
import { requirePage } from '~/server/guards.server';

/** The bill of materials as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePage(request, '/superadmin/packages');
  return billOfMaterials();
}
