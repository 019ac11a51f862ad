import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConsentEndPage } from '~/features/sso-wizard/consent-end-page';
import { finishConsent, forgetConsent } from '~/features/sso-wizard/sso-wizard-consent.server';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { openLoader } from '~/server/page.server';

export const meta = titleFromTable;

/** It may be a pop-up, whose opener waits for it. */
export const handle: PageHandle = { keepsOpener: true };

export const loader = openLoader(async ({ request }) => {
  // Nobody is sent here without an answer.
  if (!new URL(request.url).searchParams.has('state')) throw redirect('/');
  const end = await finishConsent(request);
  const headers = { 'set-cookie': forgetConsent(request) };
  if (!end.relay && end.message === null) throw redirect(end.back, { headers });
  return data(end, { status: end.message === null ? 200 : 400, headers });
});

export default function ConsentEnd() {
  return <ConsentEndPage end={useLoaderData<typeof loader>()} />;
}
