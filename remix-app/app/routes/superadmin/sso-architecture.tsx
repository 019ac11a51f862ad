import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readSignInPicture } from '~/features/oversight/sign-in-ways.server';
import { WaysPage } from '~/features/oversight/ways-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readSignInPicture(request, await requireRoute(request));
}

export default function SsoArchitecture() {
  return <WaysPage picture={useLoaderData<typeof loader>()} />;
}
