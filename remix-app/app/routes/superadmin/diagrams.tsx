import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readDiagrams } from '~/features/diagrams/diagrams.server';
import { DiagramsPage } from '~/features/diagrams/diagrams-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return { diagrams: await readDiagrams(request, await requireRoute(request)) };
}

export default function VisualDiagrams() {
  return <DiagramsPage diagrams={useLoaderData<typeof loader>().diagrams} />;
}
