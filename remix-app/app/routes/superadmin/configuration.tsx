import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfigPage } from '~/features/system/config-page';
import { readConfig } from '~/features/system/system-deployment.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readConfig(request, await requireRoute(request));
}

export default function Configuration() {
  return <ConfigPage view={useLoaderData<typeof loader>()} />;
}
