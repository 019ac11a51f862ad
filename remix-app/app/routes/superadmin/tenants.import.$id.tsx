import { useLoaderData } from '@remix-run/react';
import { ImportPage } from '~/features/imports/import-page';
import { readImport } from '~/features/imports/imports.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit, params }) => readImport(visit, 'tenants', params.id));

export default function TenantImport() {
  return <ImportPage view={useLoaderData<typeof loader>()} />;
}
