import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { EnforcementPage } from '~/features/sso-configuration/enforcement-page';
import { readEnforcement, saveEnforcement } from '~/features/sso-configuration/sso-enforcement.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readEnforcement(request, await requireRoute(request));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await saveEnforcement(request, session, await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  return redirect(answer.to, { headers: { 'set-cookie': leaveNotice(answer.notice) } });
}

export default function Enforcement() {
  return <EnforcementPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
