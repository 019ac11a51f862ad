import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { answerSignUp, type FormAnswer, readLoginPage } from '~/features/auth/login.server';
import { LoginPage } from '~/features/auth/login-page';
import { loginTargets } from '~/features/auth/login-targets';
import { SamlPage } from '~/features/auth/saml-page';
import {
  answerSamlEmail,
  answerSignInOrRealm,
  answerSso,
  beginSamlOf,
} from '~/features/auth/sso-login.server';
import { VerifiedPage } from '~/features/auth/verified-page';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

/** Without script a provider's button leads to its own page. */
export const handle: PageHandle = { formActionTargets: loginTargets };

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const bySaml = searchParams.get('method') === 'saml';
  const begun = bySaml ? await beginSamlOf(request) : null;
  if (begun?.ok) throw redirectDocument(begun.to, { headers: begun.headers });
  return { page: await readLoginPage(request), bySaml, problem: begun?.state ?? null };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const answer = (await answerSso(request, form)) ?? (await answerForm(request, form));
  if (answer.ok) {
    const { to, headers, leaves } = answer;
    return leaves ? redirectDocument(to, { status: 303, headers }) : redirect(to, { headers });
  }
  return data(answer.state, { status: answer.status });
}

function answerForm(request: Request, form: FormData): Promise<FormAnswer> {
  const intent = form.get('intent');
  if (intent === 'sign-up') return answerSignUp(request, form);
  return intent === 'saml' ? answerSamlEmail(request, form) : answerSignInOrRealm(request, form);
}

export default function Login() {
  const { page, bySaml, problem } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? problem ?? undefined;
  if (page.verified) return <VerifiedPage account={page.verified} />;
  return bySaml ? <SamlPage state={state} /> : <LoginPage page={page} state={state} />;
}
