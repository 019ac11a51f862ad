import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnResponse, readReplay } from '~/features/sso-configuration/replay.server';
import { ReplayPage } from '~/features/sso-configuration/replay-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit, params }) =>
  readReplay(visit, idOf(params.id), idOf(params.responseId)),
);

export const action = pageAction(({ visit, params, form }) =>
  actOnResponse(visit, idOf(params.id), idOf(params.responseId), form),
);

export default function Replay() {
  return <ReplayPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
