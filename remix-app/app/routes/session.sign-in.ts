import { TEXTS } from '@gatehouse/contracts';
import { NEEDS_A_PAGE, type SignInAnswer } from '~/components/sign-in-quietly';
import { answerSignIn } from '~/features/auth/login.server';
import { isDone } from '~/server/outcome.server';
import { openAction } from '~/server/page.server';

/** Signs in for a page that stays as it is. What is proved first waits in the cookie of the second step. */
export const action = openAction(async ({ request, form }) => {
  const outcome = await answerSignIn(request, form, TEXTS.auth.authenticationFailed);
  if (!isDone(outcome)) {
    const { message, errors } = outcome.state;
    const sentence = message ?? Object.values(errors)[0] ?? TEXTS.auth.authenticationFailed;
    return Response.json({ message: sentence } satisfies SignInAnswer, { status: outcome.status });
  }
  const { to, headers, secondStep } = outcome;
  if (!secondStep) return Response.json({ redirectTo: to } satisfies SignInAnswer, { headers });
  const said: SignInAnswer = secondStep.mustEnrol
    ? { message: NEEDS_A_PAGE }
    : { secondStep: { factors: secondStep.factors } };
  return Response.json(said, { headers, status: secondStep.mustEnrol ? 403 : 200 });
});
