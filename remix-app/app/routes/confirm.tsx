import { useActionData } from '@remix-run/react';
import { confirm } from '~/features/account/confirm.server';
import { ConfirmPage, NothingToConfirm } from '~/features/account/confirm-page';
import { titleFromTable } from '~/meta';
import { requireUser } from '~/server/guards.server';
import { pageAction } from '~/server/page.server';

export const meta = titleFromTable;

export const action = pageAction(({ visit, form }) => confirm(visit, form), requireUser);

/** Only forms lead here; whoever opens the address finds the way back. */
export default function Confirm() {
  const answer = useActionData<typeof action>();
  return answer ? <ConfirmPage view={answer.view} message={answer.message} /> : <NothingToConfirm />;
}
