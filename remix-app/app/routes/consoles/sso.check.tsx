import { useActionData, useLoaderData } from '@remix-run/react';
import { checkFederation, readFederation } from '~/features/federation/federation.server';
import { FederationPage } from '~/features/federation/federation-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readFederation(visit));

export const action = pageAction(({ visit, form }) => checkFederation(visit, form));

export default function FederationCheck() {
  return <FederationPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
