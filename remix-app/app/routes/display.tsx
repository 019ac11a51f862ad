import { useLoaderData } from '@remix-run/react';
import { readDisplay } from '~/features/live/live.server';
import { LiveBoardPage } from '~/features/live/live-board-page';
import { NoDisplayPage } from '~/features/live/no-display-page';
import { titleFromTable } from '~/meta';
import { openLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = openLoader(async ({ request }) => ({ view: await readDisplay(request) }));

export default function Display() {
  const { view } = useLoaderData<typeof loader>();
  return view ? <LiveBoardPage view={view} /> : <NoDisplayPage />;
}
