import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HealthPage } from '~/features/system/health/health-page';
import { readHealth } from '~/features/system/system-health.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readHealth(request, await requireRoute(request));
}

export default function SystemHealth() {
  return <HealthPage health={useLoaderData<typeof loader>()} />;
}
