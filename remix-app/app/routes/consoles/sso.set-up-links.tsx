import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnSetUpLinks, listSetUpLinks } from '~/features/sso-wizard/set-up-links.server';
import { SetUpLinksPage } from '~/features/sso-wizard/set-up-links-page';
import { titleFromTable } from '~/meta';
import { pageAction } from '~/server/page.server';
import { listLoader } from '~/server/saved-views.server';

export const meta = titleFromTable;

export const loader = listLoader(
  () => ({ list: 'set-up-links' }),
  ({ visit }) => listSetUpLinks(visit),
);

export const action = pageAction(({ visit, form }) => actOnSetUpLinks(visit, form));

export default function SetUpLinks() {
  return <SetUpLinksPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
