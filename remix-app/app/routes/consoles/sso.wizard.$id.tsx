import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnWizard, readWizardRun } from '~/features/sso-wizard/sso-wizard.server';
import { WizardRunPage } from '~/features/sso-wizard/wizard-run-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readWizardRun(request, await requireRoute(request), params.id ?? '');
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await actOnWizard(request, session, params.id ?? '', await request.formData());
  if (answer.kind === 'go') return redirect(answer.to);
  const { state, status, cookie } = answer;
  return data(state, { status, ...(cookie ? { headers: { 'set-cookie': cookie } } : {}) });
}

export default function WizardRun() {
  return <WizardRunPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
