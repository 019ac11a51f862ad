import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireMember } from '~/features/people/people.server';
import { RoleFormPage } from '~/features/roles/role-form-page';
import { readRole, saveRole } from '~/features/roles/roles.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  requireMember(session);
  return { role: await readRole(request, session, idOf(params.id)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  requireMember(session);
  const answer = await saveRole(request, session, idOf(params.id), await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  return redirect('/admin/roles', { headers: { 'set-cookie': leaveNotice(answer.notice) } });
}

export default function Role() {
  const { role } = useLoaderData<typeof loader>();
  return <RoleFormPage key={role.version} kept={role} state={useActionData<typeof action>()} />;
}
