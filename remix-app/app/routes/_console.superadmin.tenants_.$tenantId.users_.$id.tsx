import { useActionData, useLoaderData } from '@remix-run/react';
import { MemberOrFormerPage } from '~/features/people/member-page';
import { titleFromTable } from '~/meta';
import { actOnOneMember, loadMember } from '~/server/members-routes.server';

export const meta = titleFromTable;

export const loader = loadMember;
export const action = actOnOneMember;

export default function Member() {
  return <MemberOrFormerPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
