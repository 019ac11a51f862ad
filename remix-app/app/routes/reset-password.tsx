import { useActionData, useLoaderData } from '@remix-run/react';
import { resetPassword, resetToken } from '~/features/account/password-reset.server';
import { ResetPasswordPage } from '~/features/account/reset-password-page';
import { titleFromTable } from '~/meta';
import { done } from '~/server/outcome.server';
import { openAction, openLoader } from '~/server/page.server';

export const meta = titleFromTable;

/** The mail's link brings a token, which moves into a cookie and out of the address at once. */
export const loader = openLoader(({ request }) => {
  resetToken.take(request);
  return { hasToken: resetToken.read(request) !== null };
});

export const action = openAction(({ request, form }) => {
  const token = resetToken.read(request);
  return token ? resetPassword(request, token, form) : done('/reset-password');
});

export default function ResetPassword() {
  return <ResetPasswordPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
