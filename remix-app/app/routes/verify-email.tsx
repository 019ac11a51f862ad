import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  forgetSignUp,
  forgetToken,
  rememberToken,
  signedUpAddress,
  verificationToken,
} from '~/features/auth/sign-up-cookies.server';
import { ssoAnswers } from '~/features/auth/texts/sso-answers';
import { VerifyEmailPage } from '~/features/auth/verify-email-page';
import { titleFromTable } from '~/meta';
import { done, refused } from '~/server/outcome.server';
import { openAction, openLoader } from '~/server/page.server';
import { rememberSecondStep, SECOND_STEP } from '~/server/second-step-cookie.server';
import { verifyEmail } from '~/server/sign-in.server';
import { textsOf } from '~/server/texts.server';

export const meta = titleFromTable;

/**
 * The mail's link brings a token, which moves into a cookie and out of the address at once. Opening confirms
 * nothing: mail scanners open links too.
 */
export const loader = openLoader(({ request }) => {
  const token = new URL(request.url).searchParams.get('token');
  if (token !== null) {
    const cookie = rememberToken(token);
    const to = cookie ? '/verify-email' : '/verify-email?link=broken';
    throw redirect(to, { status: 303, headers: cookie ? { 'set-cookie': cookie } : {} });
  }
  return {
    hasToken: verificationToken(request) !== null,
    isBroken: new URL(request.url).searchParams.get('link') === 'broken',
    email: signedUpAddress(request),
  };
});

export const action = openAction(async ({ request }) => {
  const token = verificationToken(request);
  if (!token) return done('/verify-email?link=broken');
  const outcome = await verifyEmail(request, token);
  if (outcome.kind === 'signed-in') {
    const headers = outcome.headers;
    for (const cookie of forgetSignUp()) headers.append('set-cookie', cookie);
    return { to: '/welcome', headers };
  }
  if (outcome.kind === 'second-factor') {
    return { to: SECOND_STEP, headers: { 'set-cookie': rememberSecondStep(outcome.required) } };
  }
  return refuse(request, outcome.problem.status, outcome.problem.detail);
});

function refuse(request: Request, status: number, detail: string) {
  const isOurs = status >= 500;
  const mayTryAgain = isOurs || status === 429;
  const message = isOurs || !detail ? textsOf(request, ssoAnswers)('signUpFailed') : detail;
  const headers = mayTryAgain ? undefined : { 'set-cookie': forgetToken() };
  return { ...refused({ message, mayTryAgain }, status), headers };
}

export default function VerifyEmail() {
  return <VerifyEmailPage page={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
