import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfigPage } from '~/features/system/config-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { readConfig } from '~/server/system-deployment.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readConfig(request, await requireRoute(request));
}

export default function Configuration() {
  return <ConfigPage view={useLoaderData<typeof loader>()} />;
}
