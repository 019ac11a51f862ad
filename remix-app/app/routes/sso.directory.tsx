import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DirectoryPage } from '~/features/auth/directory-page';
import { answerDirectory, readDirectorySignIn } from '~/features/auth/sso-directory.server';
import { titleFromTable } from '~/meta';
import { openAction, openLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = openLoader(async ({ request }) => {
  const asked = await readDirectorySignIn(request);
  return data(asked, { status: asked ? 200 : 410 });
});

export const action = openAction(({ request, form }) => answerDirectory(request, form));

export default function DirectorySignIn() {
  return <DirectoryPage asked={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
