import { useLoaderData } from '@remix-run/react';
import { readLiveBoard } from '~/features/live/live.server';
import { LiveBoardPage } from '~/features/live/live-board-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';
import { openDocument } from '~/unhydrated/open-document';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readLiveBoard(visit));
export const clientLoader = openDocument;

export default function Live() {
  return <LiveBoardPage view={useLoaderData<typeof loader>()} />;
}
