import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listApplications } from '~/features/applications/applications.server';
import { ApplicationsPage } from '~/features/applications/applications-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return listApplications(request, await requireRoute(request));
}

export default function Applications() {
  return <ApplicationsPage list={useLoaderData<typeof loader>()} />;
}
