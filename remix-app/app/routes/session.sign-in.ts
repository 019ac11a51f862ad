import { TEXTS } from '@gatehouse/contracts';
import type { ActionFunctionArgs } from '@remix-run/node';
import { NEEDS_A_PAGE, type SignInAnswer } from '~/components/sign-in-quietly';
import { answerSignIn } from '~/features/auth/login.server';
import { requireSameOrigin } from '~/server/origin.server';

/** Signs in for a page that stays as it is. What is proved first waits in the cookie of the second step. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const answer = await answerSignIn(request, await request.formData(), TEXTS.auth.authenticationFailed);
  if (!answer.ok) {
    const { message, errors } = answer.state;
    const sentence = message ?? Object.values(errors)[0] ?? TEXTS.auth.authenticationFailed;
    return Response.json({ message: sentence } satisfies SignInAnswer, { status: answer.status });
  }
  const { to, headers, secondStep } = answer;
  if (!secondStep) return Response.json({ redirectTo: to } satisfies SignInAnswer, { headers });
  const said: SignInAnswer = secondStep.mustEnrol
    ? { message: NEEDS_A_PAGE }
    : { secondStep: { factors: secondStep.factors } };
  return Response.json(said, { headers, status: secondStep.mustEnrol ? 403 : 200 });
}
