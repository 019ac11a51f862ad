import { createHmac, hkdfSync } from 'node:crypto';
import { currentRequestId } from './request-id.js';

/** Settings of both processes. */
export interface SharedSettings {
  readonly PUBLIC_URL: string;
  readonly INTERNAL_SECRET: string;
}

/** The facts that the web app's error page receives. The page has its own texts and shows these values unchanged. */
export interface ErrorFacts {
  readonly code: string;
  /** As registered by the application. */
  readonly client?: string | undefined;
  /** The failed operation, if it was not a sign-in. */
  readonly of?: 'sign_out' | undefined;
}

/**
 * The URL of a page that explains an error, with the reference of this request.
 *
 * The URL is signed, so that a link of a third party cannot put its own words on our page. The web app verifies it in
 * `error-page.server.ts`.
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
