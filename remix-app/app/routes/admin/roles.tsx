import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRoles } from '~/features/roles/roles.server';
import { RolesPage } from '~/features/roles/roles-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return { roles: await listRoles(request, await requireRoute(request)) };
}

export default function Roles() {
  return <RolesPage roles={useLoaderData<typeof loader>().roles} />;
}
