import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { requireMember } from '~/features/people/people.server';
import { RoleFormPage } from '~/features/roles/role-form-page';
import { saveRole } from '~/features/roles/roles.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  requireMember(await requireRoute(request));
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  requireMember(session);
  const answer = await saveRole(request, session, null, await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  return redirect('/admin/roles', { headers: { 'set-cookie': leaveNotice(answer.notice) } });
}

export default function NewRole() {
  return <RoleFormPage kept={null} state={useActionData<typeof action>()} />;
}
