import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallbackPage } from '~/features/auth/callback-page';
import { takeCallback } from '~/features/auth/sso-callback.server';
import { consentAnswerAt } from '~/features/sso-wizard/sso-wizard-consent.server';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { openLoader, settle } from '~/server/page.server';

export const meta = titleFromTable;

/** It may be a pop-up, whose opener waits for it. */
export const handle: PageHandle = { keepsOpener: true };

export const loader = openLoader(async ({ request }) => {
  const consent = await consentAnswerAt(request);
  if (consent) throw redirect(consent);
  return settle(await takeCallback(request));
});

export default function Callback() {
  return <CallbackPage view={useLoaderData<typeof loader>()} />;
}
