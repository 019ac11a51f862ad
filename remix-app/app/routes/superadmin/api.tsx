import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readReference } from '~/features/api-reference/contract.server';
import { OperationPage } from '~/features/api-reference/operation-page';
import { tryOperation } from '~/features/api-reference/operation-trial.server';
import { ReferencePage } from '~/features/api-reference/reference-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRoute(request);
  return readReference(request);
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const state = await tryOperation(request, session);
  return data(state, { status: state.answer ? 200 : 422 });
}

export default function ProjectCode() {
  const view = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  return 'operation' in view ? <OperationPage view={view} state={state} /> : <ReferencePage {...view} />;
}
