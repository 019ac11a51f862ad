import { useLoaderData } from '@remix-run/react';
import { IdentityPage } from '~/features/superadmin/identity-page';
import { readPlatformDashboard } from '~/features/superadmin/platform-dashboard.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';
import { soon } from '~/server/soon.server';

export const meta = titleFromTable;

export const loader = pageLoader(async ({ visit }) => {
  const { value } = await soon(readPlatformDashboard(visit));
  return { dashboard: value };
});

export default function Identity() {
  return <IdentityPage {...useLoaderData<typeof loader>()} />;
}
