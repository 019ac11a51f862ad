import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ProvidersPage } from '~/features/saml-providers/providers-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { listProviders } from '~/server/saml-providers.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return listProviders(request, await requireRoute(request));
}

export default function Providers() {
  return <ProvidersPage list={useLoaderData<typeof loader>()} />;
}
