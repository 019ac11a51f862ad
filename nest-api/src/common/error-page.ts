import { createHmac, hkdfSync } from 'node:crypto';
import { currentRequestId } from './request-id.js';

/** What both processes know. */
export interface SharedSettings {
  readonly PUBLIC_URL: string;
  readonly INTERNAL_SECRET: string;
}

/** What a page of the web is told about an error. Texts are the web's own; these are shown as they are. */
export interface ErrorFacts {
  readonly code: string;
  /** As the application is registered. */
  readonly client?: string | undefined;
  /** What failed, where it was no sign-in. */
  readonly of?: 'sign_out' | undefined;
}

/**
 * The address of a page that explains an error, with the reference of this request.
 *
 * Signed for the web, which shows a reference and a name only from addresses that we wrote: a link that somebody else
 * made can't put words on a page of ours. Its counterpart is `error-page.server.ts` of the web.
 */
export function errorPage(
  { PUBLIC_URL, INTERNAL_SECRET }: SharedSettings,
  path: '/saml/error' | '/oauth/error',
  { code, client, of }: ErrorFacts,
): string {
  const facts = { code, ref: currentRequestId(), ...(client && { client }), ...(of && { of }) };
  const query = new URLSearchParams({ ...facts, sig: signatureOf(INTERNAL_SECRET, path, facts) });
  return `${PUBLIC_URL}${path}?${query}`;
}

function signatureOf(secret: string, path: string, facts: Readonly<Record<string, string>>): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gatehouse: addresses of error pages', 32));
  const { code, ref, client = '', of = '' } = facts;
  return createHmac('sha256', key)
    .update(JSON.stringify([path, code, ref, client, of]))
    .digest('base64url');
}
