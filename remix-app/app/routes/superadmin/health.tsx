import { useLoaderData } from '@remix-run/react';
import { HealthPage } from '~/features/system/health/health-page';
import { readHealth } from '~/features/system/system-health.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readHealth(visit));

export default function SystemHealth() {
  return <HealthPage health={useLoaderData<typeof loader>()} />;
}
