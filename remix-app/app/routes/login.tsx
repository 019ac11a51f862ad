import { useActionData, useLoaderData } from '@remix-run/react';
import {
  answerSignUp,
  type FormOutcome,
  type LoginPageData,
  readLoginPage,
} from '~/features/auth/login.server';
import { LoginPage } from '~/features/auth/login-page';
import { loginTargets } from '~/features/auth/login-targets';
import { SamlPage } from '~/features/auth/saml-page';
import { answerAddressFirst, answerSamlEmail, beginSamlOf } from '~/features/auth/sso-login.server';
import { VerifiedPage } from '~/features/auth/verified-page';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { isDone } from '~/server/outcome.server';
import { openAction, openLoader, settle } from '~/server/page.server';

export const meta = titleFromTable;

/** Without script a provider's button leads to its own page. */
export const handle: PageHandle = {
  formActionTargets: loginTargets,
  // One that could not read the connections is not for others.
  isSameForVisitors: (data) => (data as { page: LoginPageData }).page.options !== null,
};

export const loader = openLoader(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const bySaml = searchParams.get('method') === 'saml';
  const begun = bySaml ? await beginSamlOf(request) : null;
  if (begun && isDone(begun)) throw settle(begun);
  return { page: await readLoginPage(request), bySaml, problem: begun?.state ?? null };
});

export const action = openAction(({ request, form }): Promise<FormOutcome> => {
  const intent = form.get('intent');
  if (intent === 'sign-up') return answerSignUp(request, form);
  return intent === 'saml' ? answerSamlEmail(request, form) : answerAddressFirst(request, form);
});

export default function Login() {
  const { page, bySaml, problem } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? problem ?? undefined;
  if (page.verified) return <VerifiedPage account={page.verified} />;
  return bySaml ? <SamlPage state={state} /> : <LoginPage page={page} state={state} />;
}
