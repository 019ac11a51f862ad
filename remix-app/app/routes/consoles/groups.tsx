import { useLoaderData } from '@remix-run/react';
import { GroupsPage } from '~/features/groups/groups-page';
import { loadGroups } from '~/features/groups/groups-routes.server';
import { titleFromTable } from '~/meta';

export const meta = titleFromTable;

export const loader = loadGroups;

export default function Groups() {
  return <GroupsPage list={useLoaderData<typeof loader>()} />;
}
