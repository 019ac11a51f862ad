import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ClaimPage } from '~/features/domains/claim-page';
import { claimDomain, domainsBase } from '~/features/domains/domains.server';
import { titleFromTable } from '~/meta';
import { isPlatform, requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  return { base: domainsBase(request), isPlatform: isPlatform(session) };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await claimDomain(request, session, await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  return redirect(answer.to, { headers: { 'set-cookie': leaveNotice(answer.notice) } });
}

export default function Claim() {
  return <ClaimPage {...useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
