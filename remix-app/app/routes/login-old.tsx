import { TEXTS } from '@gatehouse/contracts';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { WelcomeBackPage } from '~/features/auth/welcome-back-page';
import { titleFromTable } from '~/meta';
import { answerSignIn, answerSso, readLoginPage } from '~/server/login.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export function loader({ request }: LoaderFunctionArgs) {
  return readLoginPage(request);
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const answer =
    (await answerSso(request, form)) ?? (await answerSignIn(request, form, TEXTS.auth.authenticationFailed));
  if (answer.ok) return (answer.leaves ? redirectDocument : redirect)(answer.to, { headers: answer.headers });
  return data(answer.state, { status: answer.status });
}

export default function LoginOld() {
  return <WelcomeBackPage page={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
