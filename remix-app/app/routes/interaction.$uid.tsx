import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { answerInteraction, readInteraction } from '~/features/oauth2/interaction.server';
import { InteractionPage, type InteractionView } from '~/features/oauth2/interaction-page';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

/** Without script the form's answer leads on to the application itself, which its policy must allow. */
export const handle: PageHandle = {
  formActionTargets: (view) => (view as InteractionView | undefined)?.formActionTargets ?? [],
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readInteraction(request, params.uid ?? '');
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const answer = await answerInteraction(request, params.uid ?? '', await request.formData());
  if (answer.ok) return redirectDocument(answer.to, { headers: answer.headers });
  return data(answer.state, { status: answer.status, headers: answer.headers });
}

export default function Interaction() {
  return <InteractionPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
