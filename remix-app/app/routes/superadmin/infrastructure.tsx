import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InfrastructurePage } from '~/features/infrastructure/infrastructure-page';
import { readInfrastructure } from '~/features/infrastructure/system-infrastructure.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readInfrastructure(request, await requireRoute(request));
}

export default function Infrastructure() {
  return <InfrastructurePage view={useLoaderData<typeof loader>()} />;
}
