import { useActionData, useLoaderData } from '@remix-run/react';
import { readSettings } from '~/features/account/account.server';
import { answerSettings } from '~/features/account/account-actions.server';
import { SettingsPage } from '~/features/account/settings-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readSettings(visit));

export const action = pageAction(({ visit, form }) => answerSettings(visit, form));

export default function PersonalSettings() {
  return <SettingsPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
