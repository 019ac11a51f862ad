import { useLoaderData } from '@remix-run/react';
import { readAnalytics } from '~/features/analytics/analytics.server';
import { AnalyticsPage } from '~/features/analytics/analytics-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readAnalytics(visit));

export default function Analytics() {
  return <AnalyticsPage view={useLoaderData<typeof loader>()} />;
}
