import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfigPage } from '~/features/system/config-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { listSettings } from '~/server/system.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return { settings: await listSettings(request, await requireRoute(request)) };
}

export default function Configuration() {
  return <ConfigPage settings={useLoaderData<typeof loader>().settings} />;
}
