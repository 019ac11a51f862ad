import { useActionData, useLoaderData } from '@remix-run/react';
import { PersonPage } from '~/features/people/person-page';
import { actOnPerson, readPersonView } from '~/features/people/platform-people.server';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit, params }) => readPersonView(visit, idOf(params.id)));

export const action = pageAction(({ visit, params, form }) => actOnPerson(visit, idOf(params.id), form));

export default function Person() {
  return <PersonPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
