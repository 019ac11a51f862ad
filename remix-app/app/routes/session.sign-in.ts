import { TEXTS } from '@gatehouse/contracts';
import type { ActionFunctionArgs } from '@remix-run/node';
import type { SignInAnswer } from '~/features/auth/sign-in-quietly';
import { answerSignIn } from '~/server/login.server';
import { requireSameOrigin } from '~/server/origin.server';

/** Signs in for a page that stays as it is. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const answer = await answerSignIn(request, await request.formData(), TEXTS.auth.authenticationFailed);
  if (answer.ok) {
    return Response.json({ redirectTo: answer.to } satisfies SignInAnswer, { headers: answer.headers });
  }
  const { message, errors } = answer.state;
  const sentence = message ?? Object.values(errors)[0] ?? TEXTS.auth.authenticationFailed;
  return Response.json({ message: sentence } satisfies SignInAnswer, { status: answer.status });
}
