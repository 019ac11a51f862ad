import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ImportPage } from '~/features/imports/import-page';
import { readImport } from '~/features/imports/imports.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readImport(request, await requireRoute(request), 'tenants', params.id);
}

export default function TenantImport() {
  return <ImportPage view={useLoaderData<typeof loader>()} />;
}
