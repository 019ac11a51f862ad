import { type ActionFunctionArgs, data } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { ForgotPasswordPage } from '~/features/account/forgot-password-page';
import { requestReset } from '~/features/account/password-reset.server';
import { titleFromTable } from '~/meta';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const outcome = await requestReset(request, await request.formData());
  if (outcome.ok) return data({ sentTo: outcome.email, state: undefined });
  return data({ sentTo: null, state: outcome.state }, { status: outcome.status });
}

export default function ForgotPassword() {
  const answer = useActionData<typeof action>();
  return <ForgotPasswordPage sentTo={answer?.sentTo ?? null} state={answer?.state} />;
}
