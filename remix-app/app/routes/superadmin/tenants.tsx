import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Outlet, type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { changeTenant, tenantIdOf } from '~/features/tenants/tenant.server';
import { changeMany } from '~/features/tenants/tenant-bulk.server';
import { listTenants } from '~/features/tenants/tenants.server';
import { TenantsPage } from '~/features/tenants/tenants-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

/** A refused change most often means that the list is out of date. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export async function loader({ request }: LoaderFunctionArgs) {
  return listTenants(request, await requireRoute(request));
}

/** A button of a row names its tenant; without one, the ticked ones are meant. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const form = await request.formData();
  const { pathname, search } = new URL(request.url);
  if (form.has('id')) {
    const answer = await changeTenant(request, session, tenantIdOf(String(form.get('id'))), form);
    if (!answer.ok) return data({ ...answer.state, done: null }, { status: answer.status });
    return redirect(`${pathname}${search}`, { headers: { 'set-cookie': leaveNotice(answer.notice) } });
  }
  const answer = await changeMany(request, session, form);
  if (!answer.ok) return data({ ...answer.state, done: null }, { status: answer.status });
  return data({ errors: {}, message: null, values: {}, done: answer.value });
}

export default function Tenants() {
  return (
    <>
      <TenantsPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />
      <Outlet />
    </>
  );
}
