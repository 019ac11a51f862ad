import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { finishTrial, forgetTrial } from '~/features/applications/trial.server';
import { TrialPage } from '~/features/applications/trial-page';
import { titleFromTable } from '~/meta';
import { openLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = openLoader(async ({ request }) => {
  return data(await finishTrial(request), { headers: { 'set-cookie': forgetTrial() } });
});

export default function Trial() {
  return <TrialPage report={useLoaderData<typeof loader>()} />;
}
