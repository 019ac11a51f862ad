import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ChangesPage } from '~/features/changes/changes-page';
import { readChanges } from '~/features/infrastructure/system-infrastructure.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readChanges(request, await requireRoute(request));
}

export default function ZeroRebuild() {
  return <ChangesPage view={useLoaderData<typeof loader>()} />;
}
