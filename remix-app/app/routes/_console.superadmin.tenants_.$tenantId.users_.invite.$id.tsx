import { useLoaderData } from '@remix-run/react';
import { ImportPage } from '~/features/imports/import-page';
import { titleFromTable } from '~/meta';
import { loadImport } from '~/server/members-routes.server';

export const meta = titleFromTable;

export const loader = loadImport;

export default function InvitationImport() {
  return <ImportPage view={useLoaderData<typeof loader>()} />;
}
