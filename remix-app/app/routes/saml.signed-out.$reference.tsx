import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LogoutReportPage } from '~/features/saml/logout-report-page';
import { titleFromTable } from '~/meta';
import { readLogout } from '~/server/saml.server';
import { readUpstreamLogout } from '~/server/sso-logout.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = readUpstreamLogout(request)?.provider ?? null;
  return { report: await readLogout(request, params.reference ?? ''), provider };
}

export default function SignedOutOfApplications() {
  return <LogoutReportPage {...useLoaderData<typeof loader>()} />;
}
