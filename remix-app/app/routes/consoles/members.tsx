import { Outlet, useActionData, useLoaderData } from '@remix-run/react';
import { MembersPage } from '~/features/people/members-page';
import { actOnMembers, loadMembers } from '~/features/people/members-routes.server';
import { titleFromTable } from '~/meta';

export const meta = titleFromTable;

export const loader = loadMembers;
export const action = actOnMembers;

export default function Users() {
  return (
    <>
      <MembersPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />
      <Outlet />
    </>
  );
}
