import { useLoaderData } from '@remix-run/react';
import { ChangesPage } from '~/features/changes/changes-page';
import { readChanges } from '~/features/infrastructure/system-infrastructure.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readChanges(visit));

export default function ZeroRebuild() {
  return <ChangesPage view={useLoaderData<typeof loader>()} />;
}
