import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLocation } from '@remix-run/react';
import { ImportTenantsDialog } from '~/features/tenants/import-tenants-dialog';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';
import { importTenants } from '~/server/tenant-import.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRoute(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await importTenants(request, session, await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  return redirect('/superadmin/tenants?order=desc', {
    headers: { 'set-cookie': leaveNotice('tenants-imported') },
  });
}

export default function ImportTenants() {
  const list = `/superadmin/tenants${useLocation().search}`;
  return <ImportTenantsDialog list={list} state={useActionData<typeof action>()} />;
}
