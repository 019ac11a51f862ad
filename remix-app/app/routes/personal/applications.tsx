import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { listConnected, withdraw, withdrawScope } from '~/features/connected/connected-applications.server';
import { ConnectedPage } from '~/features/connected/connected-page';
import { titleFromTable } from '~/meta';
import { refusedForm } from '~/server/forms.server';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return listConnected(request, await requireRoute(request));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const form = await request.formData();
  const id = idOf(String(form.get('id')));
  const isScope = form.get('intent') === 'withdraw-scope';
  const [scope, resource] = [String(form.get('scope')), String(form.get('resource') ?? '')];
  const answer = isScope
    ? await withdrawScope(request, session, id, { scope, resource })
    : await withdraw(request, session, id);
  // Withdrawn in another tab already: what the person wants is the case.
  if (!answer.ok && answer.problem.status !== 404) {
    const state = refusedForm(form, answer.problem, 'The access was not withdrawn. Please try again.');
    return data(state, { status: answer.problem.status });
  }
  return redirect('/user/applications', {
    headers: { 'set-cookie': leaveNotice(isScope ? 'scope-withdrawn' : 'consent-withdrawn') },
  });
}

export default function ConnectedApplications() {
  return <ConnectedPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
