import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PersonPage } from '~/features/people/person-page';
import { actOnPerson, readPersonView } from '~/features/people/platform-people.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readPersonView(request, await requireRoute(request), idOf(params.id));
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await actOnPerson(request, session, idOf(params.id), await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname}${search}`, { headers: { 'set-cookie': leaveNotice(answer.notice) } });
}

export default function Person() {
  return <PersonPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
