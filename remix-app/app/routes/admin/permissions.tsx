import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PermissionsPage } from '~/features/roles/permissions-page';
import { listRoles } from '~/features/roles/roles.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return { roles: await listRoles(request, await requireRoute(request)) };
}

export default function Permissions() {
  return <PermissionsPage roles={useLoaderData<typeof loader>().roles} />;
}
