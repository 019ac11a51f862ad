import { useLoaderData } from '@remix-run/react';
import { RoutingPage } from '~/features/sso-configuration/routing-page';
import { readRouting } from '~/features/sso-configuration/sso-routing.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readRouting(visit));

export default function Routing() {
  return <RoutingPage view={useLoaderData<typeof loader>()} />;
}
