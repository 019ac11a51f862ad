import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { LoginPage } from '~/features/auth/login-page';
import { titleFromTable } from '~/meta';
import { answerSignIn, answerSignUp, answerSso, readLoginPage } from '~/server/login.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export function loader({ request }: LoaderFunctionArgs) {
  return readLoginPage(request);
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const answer = (await answerSso(request, form)) ?? (await answerTab(request, form));
  if (answer.ok) return (answer.leaves ? redirectDocument : redirect)(answer.to, { headers: answer.headers });
  return data(answer.state, { status: answer.status });
}

function answerTab(request: Request, form: FormData) {
  return form.get('intent') === 'sign-up' ? answerSignUp(request, form) : answerSignIn(request, form);
}

export default function Login() {
  return <LoginPage page={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
