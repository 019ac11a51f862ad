import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readWizardStart, startWizard } from '~/features/sso-wizard/sso-wizard.server';
import { WizardStartPage } from '~/features/sso-wizard/wizard-start-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readWizardStart(request, await requireRoute(request));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await startWizard(request, session, await request.formData());
  return answer.ok ? redirect(answer.to) : data(answer.state, { status: answer.status });
}

export default function WizardStart() {
  return <WizardStartPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
