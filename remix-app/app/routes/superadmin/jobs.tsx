import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { JobsPage } from '~/features/system/jobs/jobs-page';
import { readJobs, runJob } from '~/features/system/system-jobs.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readJobs(request, await requireRoute(request));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await runJob(request, session, await request.formData());
  return data(answer, { status: answer.status });
}

export default function TaskManagement() {
  return <JobsPage view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
