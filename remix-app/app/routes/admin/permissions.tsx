import { useLoaderData } from '@remix-run/react';
import { PermissionsPage } from '~/features/roles/permissions-page';
import { listRoles } from '~/features/roles/roles.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(async ({ visit }) => ({ roles: await listRoles(visit) }));

export default function Permissions() {
  return <PermissionsPage roles={useLoaderData<typeof loader>().roles} />;
}
