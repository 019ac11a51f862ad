import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { ImportTenantsDialog } from '~/features/tenants/import-tenants-dialog';
import { importTenants, readImportDialog } from '~/features/tenants/tenant-import.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readImportDialog(request, await requireRoute(request));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await importTenants(request, session, await request.formData());
  return answer.ok ? redirect(answer.page) : data(answer.state, { status: answer.status });
}

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
