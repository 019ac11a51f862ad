import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnSetUpLinks, listSetUpLinks } from '~/features/sso-wizard/set-up-links.server';
import { SetUpLinksPage } from '~/features/sso-wizard/set-up-links-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => listSetUpLinks(visit));

export const action = pageAction(({ visit, form }) => actOnSetUpLinks(visit, form));

export default function SetUpLinks() {
  return <SetUpLinksPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
