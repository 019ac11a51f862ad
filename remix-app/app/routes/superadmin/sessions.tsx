import { useActionData, useLoaderData } from '@remix-run/react';
import { endOpenSessions, readOpenSessions } from '~/features/oversight/open-sessions.server';
import { SessionsPage } from '~/features/oversight/sessions-page';
import { titleFromTable } from '~/meta';
import { pageAction } from '~/server/page.server';
import { listLoader } from '~/server/saved-views.server';

export const meta = titleFromTable;

export const loader = listLoader(
  () => ({ list: 'sessions' }),
  ({ visit }) => readOpenSessions(visit),
);

export const action = pageAction(({ visit, form }) => endOpenSessions(visit, form));

export default function OpenSessions() {
  return <SessionsPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
