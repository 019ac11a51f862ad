import { useLoaderData } from '@remix-run/react';
import { listApplications } from '~/features/applications/applications.server';
import { ApplicationsPage } from '~/features/applications/applications-page';
import { titleFromTable } from '~/meta';
import { listLoader } from '~/server/saved-views.server';

export const meta = titleFromTable;

export const loader = listLoader(
  () => ({ list: 'applications' }),
  ({ visit }) => listApplications(visit),
);

export default function Applications() {
  return <ApplicationsPage list={useLoaderData<typeof loader>()} />;
}
