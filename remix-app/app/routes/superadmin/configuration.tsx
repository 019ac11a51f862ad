import { useLoaderData } from '@remix-run/react';
import { ConfigPage } from '~/features/system/config-page';
import { readConfig } from '~/features/system/system-deployment.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readConfig(visit));

export default function Configuration() {
  return <ConfigPage view={useLoaderData<typeof loader>()} />;
}
