import { useLoaderData } from '@remix-run/react';
import { readSignInPicture } from '~/features/oversight/sign-in-flows.server';
import { WaysPage } from '~/features/oversight/ways-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readSignInPicture(visit));

export default function SsoArchitecture() {
  return <WaysPage picture={useLoaderData<typeof loader>()} />;
}
