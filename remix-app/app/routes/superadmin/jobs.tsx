import { useActionData, useLoaderData } from '@remix-run/react';
import { JobsPage } from '~/features/system/jobs/jobs-page';
import { jobsList, readJobs, runJob } from '~/features/system/system-jobs.server';
import { titleFromTable } from '~/meta';
import { pageAction } from '~/server/page.server';
import { listLoader } from '~/server/saved-views.server';

export const meta = titleFromTable;

export const loader = listLoader(jobsList, ({ visit }) => readJobs(visit));

export const action = pageAction(({ visit, form }) => runJob(visit, form));

export default function TaskManagement() {
  return <JobsPage view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
