import { useActionData, useLoaderData } from '@remix-run/react';
import { EnforcementPage } from '~/features/sso-configuration/enforcement-page';
import { readEnforcement, saveEnforcement } from '~/features/sso-configuration/sso-enforcement.server';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readEnforcement(visit));

export const action = pageAction(({ visit, form }) => saveEnforcement(visit, form));

export default function Enforcement() {
  return <EnforcementPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
