import { useLoaderData } from '@remix-run/react';
import { readDiagrams } from '~/features/diagrams/diagrams.server';
import { DiagramsPage } from '~/features/diagrams/diagrams-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(async ({ visit }) => ({ diagrams: await readDiagrams(visit) }));

export default function VisualDiagrams() {
  return <DiagramsPage diagrams={useLoaderData<typeof loader>().diagrams} />;
}
