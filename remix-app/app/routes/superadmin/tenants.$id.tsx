import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { readPlanUsage } from '~/features/plans/plan-usage.server';
import { changeProduct, readProducts } from '~/features/products/products.server';
import { changeTenant, readTenant, tenantIdOf } from '~/features/tenants/tenant.server';
import { TenantDialog } from '~/features/tenants/tenant-dialog';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  const id = tenantIdOf(params.id);
  const [tenant, usage, products] = await Promise.all([
    readTenant(request, session, id),
    readPlanUsage(request, session, id),
    readProducts(request, session, id),
  ]);
  return { tenant, usage, products };
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const form = await request.formData();
  const { pathname, search } = new URL(request.url);
  if (form.has('product')) {
    const answer = await changeProduct(request, session, tenantIdOf(params.id), form);
    if (!answer.ok) return data(answer.state, { status: answer.status });
    return redirect(`${pathname}${search}`, { headers: { 'set-cookie': leaveNotice(answer.notice) } });
  }
  const answer = await changeTenant(request, session, tenantIdOf(params.id), form);
  if (!answer.ok) return data(answer.state, { status: answer.status });
  const to = answer.id === null ? `/superadmin/tenants${search}` : `${pathname}${search}`;
  return redirect(to, { headers: { 'set-cookie': leaveNotice(answer.notice) } });
}

export default function Tenant() {
  const list = `/superadmin/tenants${useLocation().search}`;
  return (
    <TenantDialog {...useLoaderData<typeof loader>()} list={list} state={useActionData<typeof action>()} />
  );
}
