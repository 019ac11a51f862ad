import { useActionData } from '@remix-run/react';
import { ForgotPasswordPage } from '~/features/account/forgot-password-page';
import { requestReset } from '~/features/account/password-reset.server';
import { titleFromTable } from '~/meta';
import { openAction } from '~/server/page.server';

export const meta = titleFromTable;

export const action = openAction(({ request, form }) => requestReset(request, form));

export default function ForgotPassword() {
  const answer = useActionData<typeof action>();
  return <ForgotPasswordPage sentTo={answer?.sentTo ?? null} state={answer?.state} />;
}
