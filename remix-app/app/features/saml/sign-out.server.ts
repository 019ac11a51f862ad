import { keepSignOutRound } from '~/features/auth/sign-out-round.server';
import { keepUpstreamLogout } from '~/features/auth/sso-logout.server';
import { clearSessionCookie } from '~/server/session-cookie.server';
import { endSessionEverywhere } from './saml.server';

/**
 * The browser forgets what it stored of this origin. Not its cookies: the device, the remembered brand and a sign-in that
 * another tab has begun are not the session's. Source: W3C Clear Site Data §3.1, OWASP ASVS 14.3.1.
 */
const CLEAR_SITE_DATA = { 'clear-site-data': '"cache", "storage"' };

/**
 * Ends the session everywhere.
 *
 * @returns the headers for the browser, and the page that signs out of applications or of the identity provider; null if
 *   there are none
 */
export async function signOut(
  request: Request,
  token: string | null,
): Promise<{ headers: Headers; next: string | null }> {
  const { applications, upstream } = await endSessionEverywhere(request, token);
  const headers = new Headers({ 'set-cookie': clearSessionCookie(), ...CLEAR_SITE_DATA });
  if (applications) headers.append('set-cookie', keepSignOutRound(applications));
  const kept = upstream && keepUpstreamLogout(upstream);
  if (kept) headers.append('set-cookie', kept);
  return { headers, next: applications ?? (kept ? '/sso/signed-out' : null) };
}
