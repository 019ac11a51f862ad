import { useActionData, useLoaderData } from '@remix-run/react';
import { readLoginPage } from '~/features/auth/login.server';
import { loginTargets } from '~/features/auth/login-targets';
import { answerSignInOrRealm, answerSso } from '~/features/auth/sso-login.server';
import { ssoAnswers } from '~/features/auth/texts/sso-answers';
import { WelcomeBackPage } from '~/features/auth/welcome-back-page';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { openAction, openLoader } from '~/server/page.server';
import { textsOf } from '~/server/texts.server';

export const meta = titleFromTable;

export const handle: PageHandle = { formActionTargets: loginTargets };

export const loader = openLoader(async ({ request }) => ({ page: await readLoginPage(request) }));

export const action = openAction(
  async ({ request, form }) =>
    (await answerSso(request, form)) ??
    (await answerSignInOrRealm(request, form, textsOf(request, ssoAnswers)('authenticationFailed'))),
);

export default function LoginOld() {
  const { page } = useLoaderData<typeof loader>();
  return <WelcomeBackPage page={page} state={useActionData<typeof action>()} />;
}
