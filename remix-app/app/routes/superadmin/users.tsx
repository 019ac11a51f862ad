import { useActionData, useLoaderData } from '@remix-run/react';
import { PeoplePage } from '~/features/people/people-page';
import { actOnListed, listPeople } from '~/features/people/platform-people.server';
import { titleFromTable } from '~/meta';
import { pageAction } from '~/server/page.server';
import { listLoader } from '~/server/saved-views.server';

export const meta = titleFromTable;

export const loader = listLoader(
  () => ({ list: 'users' }),
  ({ visit }) => listPeople(visit),
);

export const action = pageAction(({ visit, form }) => actOnListed(visit, form));

export default function People() {
  return <PeoplePage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
