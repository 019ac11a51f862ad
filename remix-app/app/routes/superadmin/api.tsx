import { useActionData, useLoaderData } from '@remix-run/react';
import { readReference } from '~/features/api-reference/contract.server';
import { OperationPage } from '~/features/api-reference/operation-page';
import { tryOperation } from '~/features/api-reference/operation-trial.server';
import { ReferencePage } from '~/features/api-reference/reference-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readReference(visit));

export const action = pageAction(({ visit, form }) => tryOperation(visit, form));

export default function ProjectCode() {
  const view = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  return 'operation' in view ? <OperationPage view={view} state={state} /> : <ReferencePage {...view} />;
}
