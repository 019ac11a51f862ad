import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { readPlanUsage } from '~/features/plans/plan-usage.server';
import { changeProduct, readProducts } from '~/features/products/products.server';
import { changeTenant, readTenant } from '~/features/tenants/tenant.server';
import { TenantDialog } from '~/features/tenants/tenant-dialog';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export const loader = pageLoader(async ({ visit, params }) => {
  const id = idOf(params.id);
  const [tenant, usage, products] = await Promise.all([
    readTenant(visit, id),
    readPlanUsage(visit, id),
    readProducts(visit, id),
  ]);
  return { tenant, usage, products };
});

export const action = pageAction(({ visit, params, form }) => {
  const change = form.has('product') ? changeProduct : changeTenant;
  return change(visit, idOf(params.id), form);
});

export default function Tenant() {
  const list = `/superadmin/tenants${useLocation().search}`;
  return (
    <TenantDialog {...useLoaderData<typeof loader>()} list={list} state={useActionData<typeof action>()} />
  );
}
