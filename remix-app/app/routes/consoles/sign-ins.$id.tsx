import { useActionData, useLoaderData } from '@remix-run/react';
import { evaluateAgain, readAttempt } from '~/features/sign-ins/attempt.server';
import { AttemptPage } from '~/features/sign-ins/attempt-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit, params }) => readAttempt(visit, idOf(params.id)));

export const action = pageAction(({ visit, params, form }) => evaluateAgain(visit, idOf(params.id), form));

export default function SignInAttempt() {
  const answered = useActionData<typeof action>();
  return (
    <AttemptPage
      view={useLoaderData<typeof loader>()}
      state={answered?.state}
      again={answered?.again ?? null}
    />
  );
}
