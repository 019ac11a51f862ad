import { useActionData, useLoaderData } from '@remix-run/react';
import { JobsPage } from '~/features/system/jobs/jobs-page';
import { readJobs, runJob } from '~/features/system/system-jobs.server';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readJobs(visit));

export const action = pageAction(({ visit, form }) => runJob(visit, form));

export default function TaskManagement() {
  return <JobsPage view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
