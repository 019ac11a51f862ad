import { useLoaderData } from '@remix-run/react';
import { readUpstreamLogout } from '~/features/auth/sso-logout.server';
import { LogoutReportPage } from '~/features/saml/logout-report-page';
import { readLogout } from '~/features/saml/saml.server';
import { titleFromTable } from '~/meta';
import { openLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = openLoader(async ({ request, params }) => {
  const provider = readUpstreamLogout(request)?.provider ?? null;
  return { report: await readLogout(request, params.reference ?? ''), provider };
});

export default function SignedOutOfApplications() {
  return <LogoutReportPage {...useLoaderData<typeof loader>()} />;
}
