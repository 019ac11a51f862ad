import type { ActionFunctionArgs } from '@remix-run/node';
import { NEEDS_A_PAGE, type SignInAnswer } from '~/components/sign-in-quietly';
import { answerSecondStep, challengeFor } from '~/features/account/second-step.server';
import { requireSameOrigin } from '~/server/origin.server';
import { forgetSecondStep, readSecondStep, SECOND_STEP } from '~/server/second-step-cookie.server';

const OVER = 'This sign-in took too long. Begin again.';

/** The second step for a page that stays as it is: the question to a passkey, or the answer. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const step = readSecondStep(request);
  if (!step || step.mustEnrol) return refused(OVER, 410);
  const form = await request.formData();
  if (form.get('intent') === 'challenge') {
    const challenge = await challengeFor(request, step);
    return challenge ? Response.json(challenge) : refused(OVER, 410);
  }
  const answer = await answerSecondStep(request, step, form);
  if (answer.kind === 'go') {
    const { to, headers } = answer;
    return to === SECOND_STEP
      ? Response.json({ message: NEEDS_A_PAGE } satisfies SignInAnswer, { headers, status: 403 })
      : Response.json({ redirectTo: to } satisfies SignInAnswer, { headers });
  }
  if (answer.kind !== 'refused') return refused(NEEDS_A_PAGE, 403);
  const { message, errors } = answer.state;
  const headers: Record<string, string> = answer.isOver ? { 'set-cookie': forgetSecondStep() } : {};
  return refused(message ?? Object.values(errors)[0] ?? OVER, answer.status, headers);
}

function refused(message: string, status: number, headers: Record<string, string> = {}): Response {
  return Response.json({ message } satisfies SignInAnswer, { status, headers });
}
