import type { LoaderFunctionArgs } from '@remix-run/node';
import { requirePage } from '~/server/guards.server';
import { billOfMaterials } from '~/server/repository.server';

/** The bill of materials as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePage(request, '/superadmin/repository/details');
  return billOfMaterials();
}
