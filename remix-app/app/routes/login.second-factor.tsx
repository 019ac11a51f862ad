import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { answerSecondStep, challengeFor } from '~/features/account/second-step.server';
import { SecondStepPage } from '~/features/account/second-step-page';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { requireSameOrigin } from '~/server/origin.server';
import { forgetSecondStep, readSecondStep } from '~/server/second-step-cookie.server';

export const meta = titleFromTable;

/** Without script the form's answer leads on to the application itself, which its policy must allow. */
export const handle: PageHandle = {
  formActionTargets: (page) =>
    (page as { formActionTargets?: readonly string[] } | undefined)?.formActionTargets ?? [],
};

export async function loader({ request }: LoaderFunctionArgs) {
  const step = readSecondStep(request);
  const challenge =
    step?.factors.includes('passkey') && !step.mustEnrol ? await challengeFor(request, step) : null;
  return {
    factors: step?.factors ?? [],
    mustEnrol: step?.mustEnrol ?? false,
    isOver: step === null,
    challenge,
    isRecovery: new URL(request.url).searchParams.get('with') === 'recovery_code',
    formActionTargets: step?.targets ?? [],
  };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const step = readSecondStep(request);
  if (!step) return redirect('/login');
  const answer = await answerSecondStep(request, step, await request.formData());
  switch (answer.kind) {
    case 'go':
      return redirectDocument(answer.to, { headers: answer.headers });
    case 'codes':
      return data(
        { kind: 'codes' as const, recoveryCodes: answer.recoveryCodes, to: answer.to },
        { headers: answer.headers },
      );
    case 'setup':
      return data(
        { kind: 'setup' as const, setup: answer.setup, state: answer.state },
        { status: answer.status },
      );
    default:
      return data(
        { kind: 'refused' as const, state: answer.state, isOver: answer.isOver },
        { status: answer.status, headers: answer.isOver ? { 'set-cookie': forgetSecondStep() } : {} },
      );
  }
}

/** With the codes the cookie is gone; asking for the page again would lead away from them. */
export function shouldRevalidate({ actionStatus }: { actionStatus?: number }) {
  return actionStatus === undefined;
}

export default function SecondFactor() {
  return <SecondStepPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
