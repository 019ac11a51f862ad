import { useLoaderData } from '@remix-run/react';
import { readTimeline } from '~/features/sign-ins/timeline.server';
import { TimelinePage } from '~/features/sign-ins/timeline-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readTimeline(visit));

export default function SignInTimeline() {
  return <TimelinePage view={useLoaderData<typeof loader>()} />;
}
