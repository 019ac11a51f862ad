import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DomainPage } from '~/features/domains/domain-page';
import { actOnDomain, readDomain } from '~/features/domains/domains.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  return readDomain(request, session, idOf(params.id));
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await actOnDomain(request, session, idOf(params.id), await request.formData());
  if (answer.ok === 'checked') return null;
  if (!answer.ok) return data(answer.state, { status: answer.status });
  return redirect(answer.to, { headers: { 'set-cookie': leaveNotice(answer.notice) } });
}

export default function Domain() {
  return (
    <DomainPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>() ?? undefined} />
  );
}
