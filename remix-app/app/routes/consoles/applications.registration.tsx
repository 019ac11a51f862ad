import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnRegistration, readRegistration } from '~/features/applications/registration.server';
import { RegistrationPage } from '~/features/applications/registration-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readRegistration(visit));

export const action = pageAction(({ visit, form }) => actOnRegistration(visit, form));

export default function Registration() {
  return <RegistrationPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
