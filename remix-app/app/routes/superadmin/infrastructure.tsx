import { useLoaderData } from '@remix-run/react';
import { InfrastructurePage } from '~/features/infrastructure/infrastructure-page';
import { readInfrastructure } from '~/features/infrastructure/system-infrastructure.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readInfrastructure(visit));

export default function Infrastructure() {
  return <InfrastructurePage view={useLoaderData<typeof loader>()} />;
}
