import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MemberPage } from '~/features/people/member-page';
import { titleFromTable } from '~/meta';
import { idOf } from '~/server/application.server';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';
import { readMemberPage, requireMember } from '~/server/people.server';
import { actOnMember } from '~/server/people-actions.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  requireMember(session);
  return readMemberPage(request, session, idOf(params.id));
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  requireMember(session);
  const answer = await actOnMember(request, session, idOf(params.id), await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  const { pathname, search } = new URL(request.url);
  const to = answer.notice === 'person-removed' ? '/admin/users' : `${pathname}${search}`;
  return redirect(to, { headers: { 'set-cookie': leaveNotice(answer.notice) } });
}

export default function Member() {
  return <MemberPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
