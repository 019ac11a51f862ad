import { LIMITS } from '@gatehouse/contracts';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ConfirmEmailPage } from '~/features/account/confirm-email-page';
import { mailToken } from '~/features/account/mail-token.server';
import { accountAnswers } from '~/features/account/texts/account-answers';
import { titleFromTable } from '~/meta';
import { api } from '~/server/api.server';
import { done, refused, shown } from '~/server/outcome.server';
import { openAction, openLoader } from '~/server/page.server';
import { textsOf } from '~/server/texts.server';

export const meta = titleFromTable;

const token = mailToken('email_change', '/confirm-email', LIMITS.changeEmailHours * 3600);

/** Opening the link confirms nothing: mail scanners open links too. */
export const loader = openLoader(({ request }) => {
  token.take(request);
  return { hasToken: token.read(request) !== null };
});

export const action = openAction(async ({ request }) => {
  const given = token.read(request);
  if (!given) return done('/confirm-email');
  const body = { token: given };
  const answer = await api(request).POST('/api/v1/auth/email-change/confirm', { body });
  const headers = { 'set-cookie': token.forget() };
  if (answer.ok) return { ...shown({ status: answer.value.status, message: null }), headers };
  const { status, detail } = answer.problem;
  const message = detail || textsOf(request, accountAnswers)('addressNotConfirmed');
  return { ...refused({ status: 'refused' as const, message }, status), ...(status < 500 && { headers }) };
});

export function shouldRevalidate({ actionResult }: { actionResult?: unknown }) {
  return actionResult === undefined;
}

export default function ConfirmEmail() {
  return <ConfirmEmailPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
