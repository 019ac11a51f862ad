import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DiagramsPage } from '~/features/diagrams/diagrams-page';
import { titleFromTable } from '~/meta';
import { readDiagrams } from '~/server/diagrams.server';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return { diagrams: await readDiagrams(request, await requireRoute(request)) };
}

export default function VisualDiagrams() {
  return <DiagramsPage diagrams={useLoaderData<typeof loader>().diagrams} />;
}
