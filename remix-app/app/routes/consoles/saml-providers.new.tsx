import { useActionData, useLoaderData } from '@remix-run/react';
import { NewProviderPage } from '~/features/saml-providers/new-provider-page';
import { createProvider, newProviderView } from '~/features/saml-providers/saml-providers.server';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => newProviderView(visit));

export const action = pageAction(({ visit, form }) => createProvider(visit, form));

export default function NewProvider() {
  return <NewProviderPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
