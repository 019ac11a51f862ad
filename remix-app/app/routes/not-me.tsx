import { LIMITS } from '@gatehouse/contracts';
import { useActionData, useLoaderData } from '@remix-run/react';
import { mailToken } from '~/features/account/mail-token.server';
import { NotMePage } from '~/features/account/not-me-page';
import { accountAnswers } from '~/features/account/texts/account-answers';
import { titleFromTable } from '~/meta';
import { api } from '~/server/api.server';
import { done, refused, shown } from '~/server/outcome.server';
import { openAction, openLoader } from '~/server/page.server';
import { textsOf } from '~/server/texts.server';

export const meta = titleFromTable;

const token = mailToken('sign_in_report', '/not-me', LIMITS.reportSignInDays * 86_400);

/** Opening the link reports nothing: mail scanners open links too. */
export const loader = openLoader(({ request }) => {
  token.take(request);
  return { hasToken: token.read(request) !== null };
});

export const action = openAction(async ({ request }) => {
  const given = token.read(request);
  if (!given) return done('/not-me');
  const body = { token: given };
  const answer = await api(request).POST('/api/v1/auth/sign-in-report', { body });
  const headers = { 'set-cookie': token.forget() };
  if (answer.ok) {
    const { recovery, suspendedFactors: suspended } = answer.value;
    return { ...shown({ status: recovery, suspended, message: null }), headers };
  }
  const { status, detail } = answer.problem;
  const message = status === 410 ? null : detail || textsOf(request, accountAnswers)('failed');
  return { ...refused({ status: 'refused' as const, message }, status), ...(status === 410 && { headers }) };
});

export function shouldRevalidate({ actionResult }: { actionResult?: unknown }) {
  return actionResult === undefined;
}

export default function NotMe() {
  return <NotMePage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
