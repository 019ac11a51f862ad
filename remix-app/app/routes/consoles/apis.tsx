import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listApis } from '~/features/apis/apis.server';
import { ApisPage } from '~/features/apis/apis-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return listApis(request, await requireRoute(request));
}

export default function Apis() {
  return <ApisPage list={useLoaderData<typeof loader>()} />;
}
