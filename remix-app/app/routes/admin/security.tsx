import { useActionData, useLoaderData } from '@remix-run/react';
import { SecurityPage } from '~/features/security/security-page';
import { actOnSecurity, readSecurity } from '~/features/security/sign-in-policy.server';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readSecurity(visit));

export const action = pageAction(({ visit, form }) => actOnSecurity(visit, form));

export default function Security() {
  return <SecurityPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
