import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { createApi } from '~/features/apis/apis.server';
import { NewApiPage } from '~/features/apis/new-api-page';
import { apisBase } from '~/features/applications/api-offer.server';
import { titleFromTable } from '~/meta';
import { isPlatform, requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  return { base: apisBase(request), isPlatform: isPlatform(session) };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await createApi(request, session, await request.formData());
  if (answer.ok) return redirect(answer.to, { headers: { 'set-cookie': leaveNotice(answer.notice) } });
  return data(answer.state, { status: answer.status });
}

export default function NewApi() {
  return <NewApiPage {...useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
