import { useActionData, useLoaderData } from '@remix-run/react';
import { listOwnSignIns, reportOwnSignIn } from '~/features/account/activity.server';
import { ActivityPage } from '~/features/account/activity-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => listOwnSignIns(visit));

export const action = pageAction(({ visit, form }) => reportOwnSignIn(visit, form));

export default function Activity() {
  return <ActivityPage activity={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
