import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PeoplePage } from '~/features/people/people-page';
import { listPeople } from '~/features/people/platform-people.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return listPeople(request, await requireRoute(request));
}

export default function People() {
  return <PeoplePage list={useLoaderData<typeof loader>()} />;
}
