import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { WaysPage } from '~/features/oversight/ways-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { readSignInPicture } from '~/server/sign-in-ways.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readSignInPicture(request, await requireRoute(request));
}

export default function SsoArchitecture() {
  return <WaysPage picture={useLoaderData<typeof loader>()} />;
}
