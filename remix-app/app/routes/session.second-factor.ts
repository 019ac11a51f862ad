import { NEEDS_A_PAGE, type SignInAnswer } from '~/components/sign-in-quietly';
import { answerSecondStep, challengeFor } from '~/features/account/second-step.server';
import { isDone } from '~/server/outcome.server';
import { openAction } from '~/server/page.server';
import { readSecondStep, SECOND_STEP } from '~/server/second-step-cookie.server';

const OVER = 'This sign-in took too long. Begin again.';

/** The second step for a page that stays as it is: the question to a passkey, or the answer. */
export const action = openAction(async ({ request, form }) => {
  const step = readSecondStep(request);
  if (!step || step.mustEnrol) return refused(OVER, 410);
  if (form.get('intent') === 'challenge') {
    const challenge = await challengeFor(request, step);
    return challenge ? Response.json(challenge) : refused(OVER, 410);
  }
  const outcome = await answerSecondStep(request, step, form);
  if (isDone(outcome)) {
    const { to, headers } = outcome;
    if (to === SECOND_STEP) return refused(NEEDS_A_PAGE, 403, headers);
    return Response.json({ redirectTo: to } satisfies SignInAnswer, { headers });
  }
  if (outcome.state.kind !== 'refused') return refused(NEEDS_A_PAGE, 403);
  const { message, errors } = outcome.state.state;
  return refused(message ?? Object.values(errors)[0] ?? OVER, outcome.status, outcome.headers);
});

function refused(message: string, status: number, headers?: HeadersInit): Response {
  return Response.json({ message } satisfies SignInAnswer, { status, headers });
}
