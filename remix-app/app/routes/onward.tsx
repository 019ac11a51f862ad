import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OnwardPage } from '~/features/auth/onward-page';
import { titleFromTable } from '~/meta';
import { readOnward } from '~/server/onward.server';
import { openLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = openLoader(({ request }) => {
  const to = readOnward(request);
  if (to === null) throw redirect('/login');
  return { to };
});

export default function Onward() {
  return <OnwardPage {...useLoaderData<typeof loader>()} />;
}
