import { useActionData, useLoaderData } from '@remix-run/react';
import { mailToken } from '~/features/account/mail-token.server';
import { accountAnswers } from '~/features/account/texts/account-answers';
import { UnsubscribePage } from '~/features/account/unsubscribe-page';
import { titleFromTable } from '~/meta';
import { api } from '~/server/api.server';
import { done, refused, shown } from '~/server/outcome.server';
import { openAction, openLoader } from '~/server/page.server';
import { textsOf } from '~/server/texts.server';

export const meta = titleFromTable;

const HOUR = 3_600;
const token = mailToken('unsubscribe', '/unsubscribe', HOUR);

/** Opening the link changes nothing: mail scanners open links too. */
export const loader = openLoader(({ request }) => {
  token.take(request);
  return { hasToken: token.read(request) !== null };
});

export const action = openAction(async ({ request }) => {
  const given = token.read(request);
  if (!given) return done('/unsubscribe');
  const answer = await api(request).POST('/api/v1/auth/weekly-email/unsubscribe', {
    params: { query: { token: given } },
  });
  const headers = { 'set-cookie': token.forget() };
  if (answer.ok) return { ...shown({ status: 'done' as const, message: null }), headers };
  const { status, detail } = answer.problem;
  const message = status === 410 ? null : detail || textsOf(request, accountAnswers)('failed');
  return { ...refused({ status: 'refused' as const, message }, status), ...(status === 410 && { headers }) };
});

export function shouldRevalidate({ actionResult }: { actionResult?: unknown }) {
  return actionResult === undefined;
}

export default function Unsubscribe() {
  return <UnsubscribePage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
