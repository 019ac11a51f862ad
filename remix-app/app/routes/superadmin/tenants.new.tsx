import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLocation } from '@remix-run/react';
import { NewTenantDialog } from '~/features/tenants/new-tenant-dialog';
import { createTenant } from '~/features/tenants/tenant.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRoute(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await createTenant(request, session, await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  return redirect(`/superadmin/tenants/${answer.id}`, {
    headers: { 'set-cookie': leaveNotice(answer.notice) },
  });
}

export default function NewTenant() {
  return (
    <NewTenantDialog
      list={`/superadmin/tenants${useLocation().search}`}
      state={useActionData<typeof action>()}
    />
  );
}
