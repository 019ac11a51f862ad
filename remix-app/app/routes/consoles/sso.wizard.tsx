import { useActionData, useLoaderData } from '@remix-run/react';
import { readWizardStart, startWizard } from '~/features/sso-wizard/sso-wizard.server';
import { WizardStartPage } from '~/features/sso-wizard/wizard-start-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readWizardStart(visit));

export const action = pageAction(({ visit, form }) => startWizard(visit, form));

export default function WizardStart() {
  return <WizardStartPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
