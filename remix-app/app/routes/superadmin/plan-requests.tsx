import { useActionData, useLoaderData } from '@remix-run/react';
import { decidePlanRequest, listPlanRequests } from '~/features/plans/plan-requests.server';
import { PlanRequestsPage } from '~/features/superadmin/plan-requests-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => listPlanRequests(visit));

export const action = pageAction(({ visit, form }) => decidePlanRequest(visit, form));

export default function PlanRequests() {
  return <PlanRequestsPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
