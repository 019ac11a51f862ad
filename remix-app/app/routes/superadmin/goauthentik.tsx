import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readOverview } from '~/features/console/overview.server';
import { IdentityPage } from '~/features/superadmin/identity-page';
import { readPlatformFigures } from '~/features/superadmin/platform-figures.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { soon } from '~/server/soon.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  const [figures, overview] = await Promise.all([
    soon(readPlatformFigures(request, session)),
    soon(readOverview(request, session)),
  ]);
  return { figures: figures.value, overview: overview.value };
}

export default function Identity() {
  return <IdentityPage {...useLoaderData<typeof loader>()} />;
}
