import { TEXTS } from '@gatehouse/contracts';
import type { ActionFunctionArgs } from '@remix-run/node';
import type { SignInAnswer } from '~/features/auth/sign-in-quietly';
import { answerSignIn } from '~/server/login.server';
import { requireSameOrigin } from '~/server/origin.server';
import { SECOND_STEP } from '~/server/second-step-cookie.server';

/** Signs in for a page that stays as it is. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const answer = await answerSignIn(request, await request.formData(), TEXTS.auth.authenticationFailed);
  if (answer.ok && answer.to === SECOND_STEP) {
    const message =
      'Your account asks for a second factor. Sign in again in a new tab, then go on here: this page stays as it is.';
    return Response.json({ message } satisfies SignInAnswer, { status: 403 });
  }
  if (answer.ok) {
    return Response.json({ redirectTo: answer.to } satisfies SignInAnswer, { headers: answer.headers });
  }
  const { message, errors } = answer.state;
  const sentence = message ?? Object.values(errors)[0] ?? TEXTS.auth.authenticationFailed;
  return Response.json({ message: sentence } satisfies SignInAnswer, { status: answer.status });
}
