import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DeploymentPage } from '~/features/system/deployment-page';
import { readDeployment } from '~/features/system/system-deployment.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readDeployment(request, await requireRoute(request));
}

export default function Deployment() {
  return <DeploymentPage deployment={useLoaderData<typeof loader>()} />;
}
