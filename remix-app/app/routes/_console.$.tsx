import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ComingPage } from '~/features/console/coming-page';
import { titleFromTable } from '~/meta';
import type { RouteEntry } from '~/pages';
import { requirePlannedPage } from '~/server/planned-page.server';

export const meta = titleFromTable;

/** Every page of the table that has no file of its own, and every path that is in no table. */
export async function loader({ request }: LoaderFunctionArgs) {
  return await requirePlannedPage(request);
}

export default function PlannedPage() {
  return <ComingPage route={useLoaderData<typeof loader>() as RouteEntry} />;
}
