import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnConfigurationPage } from '~/features/sso-configuration/sso-configuration-actions.server';
import { readTrace } from '~/features/sso-configuration/sso-traces.server';
import { TracePage } from '~/features/sso-configuration/trace-page';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { pageAction, pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

/** Without script the button of a test leads to the provider. */
export const handle: PageHandle = {
  formActionTargets: (view) => (view as { formTargets?: string[] } | undefined)?.formTargets ?? [],
};

export const loader = pageLoader(({ visit, params }) =>
  readTrace(visit, idOf(params.id), idOf(params.traceId)),
);

export const action = pageAction(({ visit, params, form }) =>
  actOnConfigurationPage(visit, idOf(params.id), form),
);

export default function Trace() {
  return <TracePage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
