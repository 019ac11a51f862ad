import { useActionData, useLoaderData } from '@remix-run/react';
import { loadNewGroup, sendNewGroup } from '~/features/groups/groups-routes.server';
import { NewGroupPage } from '~/features/groups/new-group-page';
import { titleFromTable } from '~/meta';

export const meta = titleFromTable;

export const loader = loadNewGroup;
export const action = sendNewGroup;

export default function NewGroup() {
  const { organization } = useLoaderData<typeof loader>();
  return <NewGroupPage organization={organization} state={useActionData<typeof action>()} />;
}
