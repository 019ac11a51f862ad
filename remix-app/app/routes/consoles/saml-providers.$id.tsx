import { useActionData, useLoaderData } from '@remix-run/react';
import { ProviderPage } from '~/features/saml-providers/provider-page';
import { readProvider } from '~/features/saml-providers/saml-provider.server';
import { actOnProvider } from '~/features/saml-providers/saml-provider-actions.server';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit, params }) => readProvider(visit, idOf(params.id)));

export const action = pageAction(({ visit, params, form }) => actOnProvider(visit, idOf(params.id), form));

export default function Provider() {
  return <ProviderPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
