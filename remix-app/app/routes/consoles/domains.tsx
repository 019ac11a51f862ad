import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listDomains } from '~/features/domains/domains.server';
import { DomainsPage } from '~/features/domains/domains-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return listDomains(request, await requireRoute(request));
}

export default function Domains() {
  return <DomainsPage list={useLoaderData<typeof loader>()} />;
}
