import { useLoaderData } from '@remix-run/react';
import { readGuideTab } from '~/features/guide/guide';
import { guideFacts } from '~/features/guide/guide.server';
import { GuidePage } from '~/features/guide/guide-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => {
  const tab = readGuideTab(visit.url.searchParams.get('tab'));
  return { tab, facts: guideFacts() };
});

export default function IntegrationGuide() {
  return <GuidePage {...useLoaderData<typeof loader>()} />;
}
