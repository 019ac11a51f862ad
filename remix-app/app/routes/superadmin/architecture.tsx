import type { LoaderFunctionArgs } from '@remix-run/node';
import { ArchitecturePage } from '~/features/architecture/architecture-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRoute(request);
  return null;
}

export default ArchitecturePage;
