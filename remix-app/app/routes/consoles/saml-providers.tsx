import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ProvidersPage } from '~/features/saml-providers/providers-page';
import { listProviders } from '~/features/saml-providers/saml-providers.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return listProviders(request, await requireRoute(request));
}

export default function Providers() {
  return <ProvidersPage list={useLoaderData<typeof loader>()} />;
}
