import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { decidePlanRequest, listPlanRequests } from '~/features/plans/plan-requests.server';
import { PlanRequestsPage } from '~/features/superadmin/plan-requests-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return listPlanRequests(request, await requireRoute(request));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await decidePlanRequest(request, session, await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname}${search}`, { headers: { 'set-cookie': leaveNotice(answer.notice) } });
}

export default function PlanRequests() {
  return <PlanRequestsPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
