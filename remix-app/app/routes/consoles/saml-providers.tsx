import { useLoaderData } from '@remix-run/react';
import { ProvidersPage } from '~/features/saml-providers/providers-page';
import { listProviders } from '~/features/saml-providers/saml-providers.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => listProviders(visit));

export default function Providers() {
  return <ProvidersPage list={useLoaderData<typeof loader>()} />;
}
