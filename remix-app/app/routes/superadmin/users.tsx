import { useLoaderData } from '@remix-run/react';
import { PeoplePage } from '~/features/people/people-page';
import { listPeople } from '~/features/people/platform-people.server';
import { titleFromTable } from '~/meta';
import { listLoader } from '~/server/saved-views.server';

export const meta = titleFromTable;

export const loader = listLoader(
  () => ({ list: 'users' }),
  ({ visit }) => listPeople(visit),
);

export default function People() {
  return <PeoplePage list={useLoaderData<typeof loader>()} />;
}
