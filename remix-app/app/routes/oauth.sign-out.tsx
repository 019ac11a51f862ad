import { useLoaderData } from '@remix-run/react';
import { SignOutPage } from '~/features/oauth2/sign-out-page';
import { readSignOut, type SignOutView } from '~/features/oauth2/sign-out-request.server';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { openLoader } from '~/server/page.server';

export const meta = titleFromTable;

/** The form ends where the application wants the browser to go on. */
export const handle: PageHandle = {
  formActionTargets: (view) => (view as SignOutView | undefined)?.formActionTargets ?? [],
};

export const loader = openLoader(({ request }) => {
  return readSignOut(request);
});

export default function SignOut() {
  return <SignOutPage view={useLoaderData<typeof loader>()} />;
}
