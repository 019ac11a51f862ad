import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { ImportTenantsDialog } from '~/features/tenants/import-tenants-dialog';
import { importTenants, readImportDialog } from '~/features/tenants/tenant-import.server';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readImportDialog(visit));

export const action = pageAction(({ visit, form }) => importTenants(visit, form));

export default function ImportTenants() {
  const query = new URLSearchParams(useLocation().search);
  query.delete('correct');
  const list = `/superadmin/tenants${query.size > 0 ? `?${query}` : ''}`;
  return (
    <ImportTenantsDialog
      {...useLoaderData<typeof loader>()}
      list={list}
      state={useActionData<typeof action>()}
    />
  );
}
