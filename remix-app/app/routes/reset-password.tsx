import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { resetPassword, resetToken } from '~/features/account/password-reset.server';
import { ResetPasswordPage } from '~/features/account/reset-password-page';
import { titleFromTable } from '~/meta';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

/** The mail's link brings a token, which moves into a cookie and out of the address at once. */
export function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (token !== null) {
    const cookie = resetToken.remember(token);
    throw redirect('/reset-password', { status: 303, headers: cookie ? { 'set-cookie': cookie } : {} });
  }
  return { hasToken: resetToken.read(request) !== null };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const token = resetToken.read(request);
  if (!token) return redirect('/reset-password');
  const outcome = await resetPassword(request, token, await request.formData());
  if (outcome.ok) return redirect(outcome.to, { headers: outcome.headers });
  const headers = new Headers(outcome.isOver ? { 'set-cookie': resetToken.forget() } : {});
  return data({ state: outcome.state, isOver: outcome.isOver }, { status: outcome.status, headers });
}

export default function ResetPassword() {
  return <ResetPasswordPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
