import { useActionData, useLoaderData } from '@remix-run/react';
import { answerSecondStep, approvalOf, challengeFor } from '~/features/account/second-step.server';
import { SecondStepPage } from '~/features/account/second-step-page';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { done } from '~/server/outcome.server';
import { openAction, openLoader } from '~/server/page.server';
import { readSecondStep } from '~/server/second-step-cookie.server';

export const meta = titleFromTable;

/** Without script the form's answer leads on to the application itself, which its policy must allow. */
export const handle: PageHandle = {
  formActionTargets: (page) =>
    (page as { formActionTargets?: readonly string[] } | undefined)?.formActionTargets ?? [],
};

export const loader = openLoader(async ({ request }) => {
  const step = readSecondStep(request);
  const challenge =
    step?.factors.includes('passkey') && !step.mustEnrol ? await challengeFor(request, step) : null;
  const approval = step?.mustAwaitApproval ? await approvalOf(request, step) : null;
  return {
    factors: step?.factors ?? [],
    mustEnrol: step?.mustEnrol ?? false,
    mustChangePassword: step?.mustChangePassword ?? false,
    approval,
    isOver: step === null || (step.mustAwaitApproval && approval === null),
    challenge,
    isRecovery: new URL(request.url).searchParams.get('with') === 'recovery_code',
    formActionTargets: step?.targets ?? [],
  };
});

export const action = openAction(({ request, form }) => {
  const step = readSecondStep(request);
  return step ? answerSecondStep(request, step, form) : done('/login');
});

/** With the codes the cookie is gone; asking for the page again would lead away from them. */
export function shouldRevalidate({ actionStatus }: { actionStatus?: number }) {
  return actionStatus === undefined;
}

export default function SecondFactor() {
  return <SecondStepPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
