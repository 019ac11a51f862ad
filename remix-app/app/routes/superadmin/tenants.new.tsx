import { useActionData, useLocation } from '@remix-run/react';
import { NewTenantDialog } from '~/features/tenants/new-tenant-dialog';
import { createTenant } from '~/features/tenants/tenant.server';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(() => null);

export const action = pageAction(({ visit, form }) => createTenant(visit, form));

export default function NewTenant() {
  return (
    <NewTenantDialog
      list={`/superadmin/tenants${useLocation().search}`}
      state={useActionData<typeof action>()}
    />
  );
}
