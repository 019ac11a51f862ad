import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ApiPage } from '~/features/apis/api-page';
import { actOnApi, readApi } from '~/features/apis/apis.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  return readApi(request, session, idOf(params.id));
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await actOnApi(request, session, idOf(params.id), await request.formData());
  if (answer.ok) return redirect(answer.to, { headers: { 'set-cookie': leaveNotice(answer.notice) } });
  return data(answer.state, { status: answer.status });
}

export default function Api() {
  return <ApiPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
