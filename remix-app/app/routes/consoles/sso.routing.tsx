import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RoutingPage } from '~/features/sso-configuration/routing-page';
import { readRouting } from '~/features/sso-configuration/sso-routing.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readRouting(request, await requireRoute(request));
}

export default function Routing() {
  return <RoutingPage view={useLoaderData<typeof loader>()} />;
}
