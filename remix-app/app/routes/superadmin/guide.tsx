import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readGuideTab } from '~/features/guide/guide';
import { readGuideFacts } from '~/features/guide/guide.server';
import { GuidePage } from '~/features/guide/guide-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRoute(request);
  const tab = readGuideTab(new URL(request.url).searchParams.get('tab'));
  return { tab, facts: await readGuideFacts(request) };
}

export default function IntegrationGuide() {
  return <GuidePage {...useLoaderData<typeof loader>()} />;
}
