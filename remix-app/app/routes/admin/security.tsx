import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { SecurityPage } from '~/features/security/security-page';
import { readSecurity, saveSignInPolicy } from '~/features/security/sign-in-policy.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readSecurity(request, await requireRoute(request));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await saveSignInPolicy(request, session, await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname}${search}`, { headers: { 'set-cookie': leaveNotice('sign-in-policy-saved') } });
}

export default function Security() {
  return <SecurityPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
