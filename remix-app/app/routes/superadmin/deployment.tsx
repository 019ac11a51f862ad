import { useLoaderData } from '@remix-run/react';
import { DeploymentPage } from '~/features/system/deployment-page';
import { readDeployment } from '~/features/system/system-deployment.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readDeployment(visit));

export default function Deployment() {
  return <DeploymentPage deployment={useLoaderData<typeof loader>()} />;
}
