import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { TenantDialog } from '~/features/tenants/tenant-dialog';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';
import { changeTenant, readTenant, tenantIdOf } from '~/server/tenant.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  return readTenant(request, session, tenantIdOf(params.id));
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await changeTenant(request, session, tenantIdOf(params.id), await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  const { pathname, search } = new URL(request.url);
  const to = answer.id === null ? `/superadmin/tenants${search}` : `${pathname}${search}`;
  return redirect(to, { headers: { 'set-cookie': leaveNotice(answer.notice) } });
}

export default function Tenant() {
  const list = `/superadmin/tenants${useLocation().search}`;
  return (
    <TenantDialog
      tenant={useLoaderData<typeof loader>()}
      list={list}
      state={useActionData<typeof action>()}
    />
  );
}
