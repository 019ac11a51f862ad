import type { SignInAnswer } from '~/components/sign-in-quietly';
import { answerSecondStep, challengeFor } from '~/features/account/second-step.server';
import { sessionAnswers } from '~/features/session/texts/session-answers';
import { isDone } from '~/server/outcome.server';
import { openAction } from '~/server/page.server';
import { readSecondStep, SECOND_STEP } from '~/server/second-step-cookie.server';
import { textsOf } from '~/server/texts.server';

/** The second step for a page that stays as it is: the question to a passkey, or the answer. */
export const action = openAction(async ({ request, form }) => {
  const t = textsOf(request, sessionAnswers);
  const step = readSecondStep(request);
  if (!step || step.mustEnrol || step.mustChangePassword || step.mustAwaitApproval)
    return refused(t('over'), 410);
  if (form.get('intent') === 'challenge') {
    const challenge = await challengeFor(request, step);
    return challenge ? Response.json(challenge) : refused(t('over'), 410);
  }
  const outcome = await answerSecondStep(request, step, form);
  if (isDone(outcome)) {
    const { to, headers } = outcome;
    if (to === SECOND_STEP) return refused(t('needsAPage'), 403, headers);
    return Response.json({ redirectTo: to } satisfies SignInAnswer, { headers });
  }
  if (outcome.state.kind !== 'refused') return refused(t('needsAPage'), 403);
  const { message, errors } = outcome.state.state;
  return refused(message ?? Object.values(errors)[0] ?? t('over'), outcome.status, outcome.headers);
});

function refused(message: string, status: number, headers?: HeadersInit): Response {
  return Response.json({ message } satisfies SignInAnswer, { status, headers });
}
