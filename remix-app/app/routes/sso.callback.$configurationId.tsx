import { IdSchema } from '@gatehouse/contracts';
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallbackPage } from '~/features/auth/callback-page';
import { takeCallback } from '~/features/auth/sso-callback.server';
import { consentAnswerAt } from '~/features/sso-wizard/sso-wizard-consent.server';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { openLoader, settle } from '~/server/page.server';

export const meta = titleFromTable;

export const handle: PageHandle = { keepsOpener: true };

/** The address of one connection, at which no other's answer counts. */
export const loader = openLoader(async ({ request, params }) => {
  const { data: configurationId } = IdSchema.safeParse(params.configurationId);
  if (!configurationId) throw redirect('/');
  const consent = await consentAnswerAt(request);
  if (consent) throw redirect(consent);
  return settle(await takeCallback(request, configurationId));
});

export default function CallbackOfConnection() {
  return <CallbackPage view={useLoaderData<typeof loader>()} />;
}
