import { useLoaderData } from '@remix-run/react';
import { readOverview } from '~/features/console/overview.server';
import { IdentityPage } from '~/features/superadmin/identity-page';
import { readPlatformFigures } from '~/features/superadmin/platform-figures.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';
import { soon } from '~/server/soon.server';

export const meta = titleFromTable;

export const loader = pageLoader(async ({ visit }) => {
  const [figures, overview] = await Promise.all([
    soon(readPlatformFigures(visit)),
    soon(readOverview(visit)),
  ]);
  return { figures: figures.value, overview: overview.value };
});

export default function Identity() {
  return <IdentityPage {...useLoaderData<typeof loader>()} />;
}
