import { useLoaderData } from '@remix-run/react';
import { ImportPage } from '~/features/imports/import-page';
import { loadImport } from '~/features/people/members-routes.server';
import { titleFromTable } from '~/meta';

export const meta = titleFromTable;

export const loader = loadImport;

export default function InvitationImport() {
  return <ImportPage view={useLoaderData<typeof loader>()} />;
}
