import { useActionData, useLoaderData } from '@remix-run/react';
import { signInTargets } from '~/features/auth/login-targets';
import { answerInteraction, readInteraction } from '~/features/oauth2/interaction.server';
import { InteractionPage, type InteractionView } from '~/features/oauth2/interaction-page';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { openAction, openLoader } from '~/server/page.server';

export const meta = titleFromTable;

/** Without script the form's answer leads on to the application itself, which its policy must allow. */
export const handle: PageHandle = {
  formActionTargets: (view, answered) => signInTargets(view as InteractionView | undefined, answered),
};

export const loader = openLoader(({ request, params }) => readInteraction(request, params.uid ?? ''));

export const action = openAction(({ request, params, form }) =>
  answerInteraction(request, params.uid ?? '', form),
);

export default function Interaction() {
  return <InteractionPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
