import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { listKeys, rotateKeys } from '~/features/keys/keys.server';
import { KeysPage } from '~/features/keys/keys-page';
import { titleFromTable } from '~/meta';
import { refusedForm } from '~/server/forms.server';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return listKeys(request, await requireRoute(request));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const form = await request.formData();
  const tenant = form.get('tenant');
  const answer = await rotateKeys(request, session, tenant === null ? null : idOf(String(tenant)));
  if (!answer.ok) {
    const state = refusedForm(form, answer.problem, 'The keys were not turned. Please try again.');
    return data(state, { status: answer.problem.status });
  }
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname}${search}`, { headers: { 'set-cookie': leaveNotice('keys-rotated') } });
}

export default function Keys() {
  return <KeysPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
