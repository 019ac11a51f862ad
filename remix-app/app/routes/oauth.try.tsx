import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { finishTrial, forgetTrial } from '~/features/applications/trial.server';
import { TrialPage } from '~/features/applications/trial-page';
import { titleFromTable } from '~/meta';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return data(await finishTrial(request), { headers: { 'set-cookie': forgetTrial() } });
}

export default function Trial() {
  return <TrialPage report={useLoaderData<typeof loader>()} />;
}
