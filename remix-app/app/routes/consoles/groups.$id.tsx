import { useActionData, useLoaderData } from '@remix-run/react';
import { GroupPage } from '~/features/groups/group-page';
import { changeGroup, loadGroup } from '~/features/groups/groups-routes.server';
import { titleFromTable } from '~/meta';

export const meta = titleFromTable;

export const loader = loadGroup;
export const action = changeGroup;

export default function Group() {
  return <GroupPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
