import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LogoutReportPage } from '~/features/saml/logout-report-page';
import { titleFromTable } from '~/meta';
import { readLogout } from '~/server/saml.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  return { report: await readLogout(request, params.reference ?? '') };
}

export default function SignedOutOfApplications() {
  return <LogoutReportPage report={useLoaderData<typeof loader>().report} />;
}
