import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { confirm } from '~/features/account/confirm.server';
import { ConfirmPage, NothingToConfirm } from '~/features/account/confirm-page';
import { titleFromTable } from '~/meta';
import { requireUser } from '~/server/guards.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

/** 307: the browser sends the form again, as it is, to the action that asked for the proof. Source: RFC 9110 §15.4.8. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireUser(request);
  const outcome = await confirm(request, session, await request.formData());
  if (outcome.ok) return redirect(outcome.target, 307);
  return data({ view: outcome.view, message: outcome.message }, { status: outcome.status });
}

/** Only forms lead here; whoever opens the address finds the way back. */
export default function Confirm() {
  const answer = useActionData<typeof action>();
  return answer ? <ConfirmPage view={answer.view} message={answer.message} /> : <NothingToConfirm />;
}
