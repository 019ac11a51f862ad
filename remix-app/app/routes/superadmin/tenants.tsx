import { Outlet, type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { changeTenant } from '~/features/tenants/tenant.server';
import { type BulkState, changeMany } from '~/features/tenants/tenant-bulk.server';
import { listTenants } from '~/features/tenants/tenants.server';
import { TenantsPage } from '~/features/tenants/tenants-page';
import { titleFromTable } from '~/meta';
import type { Outcome } from '~/server/outcome.server';
import { pageAction } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';
import { listLoader } from '~/server/saved-views.server';

export const meta = titleFromTable;

/** A refused change most often means that the list is out of date. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const loader = listLoader(
  () => ({ list: 'tenants' }),
  ({ visit }) => listTenants(visit),
);

/** A button of a row names its tenant; without one, the ticked ones are meant. */
export const action = pageAction(
  async ({ visit, form }): Promise<Outcome<BulkState>> =>
    form.has('id') ? changeTenant(visit, idOf(String(form.get('id'))), form) : changeMany(visit, form),
);

export default function Tenants() {
  return (
    <>
      <TenantsPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />
      <Outlet />
    </>
  );
}
