import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnWizard, readWizardRun } from '~/features/sso-wizard/sso-wizard.server';
import { WizardRunPage } from '~/features/sso-wizard/wizard-run-page';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

/** Without script the button of the test leads to the provider. */
export const handle: PageHandle = {
  formActionTargets: (view) => (view as { formTargets?: string[] } | undefined)?.formTargets ?? [],
};

export const loader = pageLoader(({ visit, params }) => readWizardRun(visit, params.id ?? ''));

export const action = pageAction(({ visit, params, form }) => actOnWizard(visit, params.id ?? '', form));

export default function WizardRun() {
  return <WizardRunPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
