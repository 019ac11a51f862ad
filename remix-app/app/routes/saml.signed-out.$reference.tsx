import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readUpstreamLogout } from '~/features/auth/sso-logout.server';
import { LogoutReportPage } from '~/features/saml/logout-report-page';
import { readLogout } from '~/features/saml/saml.server';
import { titleFromTable } from '~/meta';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = readUpstreamLogout(request)?.provider ?? null;
  return { report: await readLogout(request, params.reference ?? ''), provider };
}

export default function SignedOutOfApplications() {
  return <LogoutReportPage {...useLoaderData<typeof loader>()} />;
}
