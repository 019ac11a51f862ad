import { useActionData, useLoaderData } from '@remix-run/react';
import { DomainPage } from '~/features/domains/domain-page';
import { actOnDomain, readDomain } from '~/features/domains/domains.server';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit, params }) => readDomain(visit, idOf(params.id)));

export const action = pageAction(({ visit, params, form }) => actOnDomain(visit, idOf(params.id), form));

export default function Domain() {
  return (
    <DomainPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>() ?? undefined} />
  );
}
