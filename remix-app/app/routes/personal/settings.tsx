import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readSettings } from '~/features/account/account.server';
import { answerSettings } from '~/features/account/account-actions.server';
import { SettingsPage } from '~/features/account/settings-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readSettings(request, await requireRoute(request));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await answerSettings(request, session, await request.formData());
  if (answer.kind === 'done') {
    return redirect('/user/settings', { headers: { 'set-cookie': leaveNotice(answer.notice) } });
  }
  return data(answer, { status: 'status' in answer ? answer.status : 200 });
}

export default function PersonalSettings() {
  return <SettingsPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
