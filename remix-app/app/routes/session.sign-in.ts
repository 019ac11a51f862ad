import type { SignInAnswer } from '~/components/sign-in-quietly';
import { answerSignIn } from '~/features/auth/login.server';
import { sessionAnswers } from '~/features/session/texts/session-answers';
import { isDone } from '~/server/outcome.server';
import { openAction } from '~/server/page.server';
import { textsOf } from '~/server/texts.server';

/** Signs in for a page that stays as it is. What is proved first waits in the cookie of the second step. */
export const action = openAction(async ({ request, form }) => {
  const t = textsOf(request, sessionAnswers);
  const outcome = await answerSignIn(request, form, t('authenticationFailed'));
  if (!isDone(outcome)) {
    const { message, errors, work } = outcome.state;
    if (work) {
      return Response.json({ challenge: work.challenge } satisfies SignInAnswer, { status: outcome.status });
    }
    const sentence = message ?? Object.values(errors)[0] ?? t('authenticationFailed');
    return Response.json({ message: sentence } satisfies SignInAnswer, { status: outcome.status });
  }
  const { to, headers, secondStep } = outcome;
  if (!secondStep) return Response.json({ redirectTo: to } satisfies SignInAnswer, { headers });
  const needsAPage = secondStep.mustEnrol || secondStep.mustChangePassword || secondStep.mustAwaitApproval;
  const said: SignInAnswer = needsAPage
    ? { message: t('needsAPage') }
    : { secondStep: { factors: secondStep.factors } };
  return Response.json(said, { headers, status: needsAPage ? 403 : 200 });
});
