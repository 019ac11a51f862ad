import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PlatformSecurityPage } from '~/features/oversight/platform-security-page';
import { liftSlowDown, readPlatformSecurity } from '~/features/oversight/security-overview.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readPlatformSecurity(request, await requireRoute(request));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await liftSlowDown(request, session, await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname}${search}`, { headers: { 'set-cookie': leaveNotice(answer.notice) } });
}

export default function PlatformSecurity() {
  return (
    <PlatformSecurityPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />
  );
}
