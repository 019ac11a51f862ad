import { useActionData, useLoaderData } from '@remix-run/react';
import { MemberPage } from '~/features/people/member-page';
import { titleFromTable } from '~/meta';
import { actOnOneMember, loadMember } from '~/server/members-routes.server';

export const meta = titleFromTable;

export const loader = loadMember;
export const action = actOnOneMember;

export default function Member() {
  return <MemberPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
