import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { forgetUpstreamLogout, readUpstreamLogout } from '~/features/auth/sso-logout.server';
import { UpstreamSignedOutPage } from '~/features/auth/upstream-signed-out-page';
import { titleFromTable } from '~/meta';
import { openLoader } from '~/server/page.server';

export const meta = titleFromTable;

/** Leads on once: whoever comes back here, or opens it again, is not sent to the provider another time. */
export const loader = openLoader(({ request }) => {
  return data(
    { logout: readUpstreamLogout(request) },
    { headers: { 'set-cookie': forgetUpstreamLogout(), 'cache-control': 'no-store' } },
  );
});

export default function UpstreamSignedOut() {
  return <UpstreamSignedOutPage logout={useLoaderData<typeof loader>().logout} />;
}
