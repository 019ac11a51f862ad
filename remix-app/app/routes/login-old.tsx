import { TEXTS } from '@gatehouse/contracts';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readLoginPage } from '~/features/auth/login.server';
import { loginTargets } from '~/features/auth/login-targets';
import { answerSignInOrRealm, answerSso } from '~/features/auth/sso-login.server';
import { WelcomeBackPage } from '~/features/auth/welcome-back-page';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export const handle: PageHandle = { formActionTargets: loginTargets };

export async function loader({ request }: LoaderFunctionArgs) {
  return { page: await readLoginPage(request) };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const answer =
    (await answerSso(request, form)) ??
    (await answerSignInOrRealm(request, form, TEXTS.auth.authenticationFailed));
  if (answer.ok) {
    const { to, headers, leaves } = answer;
    return leaves ? redirectDocument(to, { status: 303, headers }) : redirect(to, { headers });
  }
  return data(answer.state, { status: answer.status });
}

export default function LoginOld() {
  const { page } = useLoaderData<typeof loader>();
  return <WelcomeBackPage page={page} state={useActionData<typeof action>()} />;
}
