import { useActionData, useLoaderData } from '@remix-run/react';
import { MemberOrFormerPage } from '~/features/people/member-page';
import { actOnOneMember, loadMember } from '~/features/people/members-routes.server';
import { titleFromTable } from '~/meta';

export const meta = titleFromTable;

export const loader = loadMember;
export const action = actOnOneMember;

export default function Member() {
  return <MemberOrFormerPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
