import { useLoaderData } from '@remix-run/react';
import { listRoles } from '~/features/roles/roles.server';
import { RolesPage } from '~/features/roles/roles-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(async ({ visit }) => ({ roles: await listRoles(visit) }));

export default function Roles() {
  return <RolesPage roles={useLoaderData<typeof loader>().roles} />;
}
