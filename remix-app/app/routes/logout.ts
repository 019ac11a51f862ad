import { redirect, redirectDocument } from '@remix-run/node';
import { keepSignOutRound, readSignOutRound } from '~/features/auth/sign-out-round.server';
import { keepUpstreamLogout } from '~/features/auth/sso-logout.server';
import { endSessionEverywhere } from '~/features/saml/saml.server';
import { openAction, openLoader } from '~/server/page.server';
import { clearSessionCookie, tokenOf } from '~/server/session-cookie.server';

/**
 * The browser forgets what it stored of this origin. Not its cookies: the device, the remembered brand and a sign-in that
 * another tab has begun are not the session's. Source: W3C Clear Site Data §3.1, OWASP ASVS 14.3.1.
 */
const CLEAR_SITE_DATA = { 'clear-site-data': '"cache", "storage"' };

/** Opened by hand: only a form signs anybody out. */
export const loader = openLoader(() => redirect('/'));

export const action = openAction(async ({ request }) => {
  const token = tokenOf(request);
  // Pressed once more, after the session and its cookie are gone: the round of the partners goes on.
  const underWay = token === null ? readSignOutRound(request) : null;
  if (underWay) return redirectDocument(underWay);
  const { applications, upstream } = await endSessionEverywhere(request, token);
  const headers = new Headers({ 'set-cookie': clearSessionCookie(), ...CLEAR_SITE_DATA });
  if (applications) headers.append('set-cookie', keepSignOutRound(applications));
  const kept = upstream && keepUpstreamLogout(upstream);
  if (kept) headers.append('set-cookie', kept);
  // A new document, so that nothing of the old session stays in the browser's memory.
  return redirectDocument(applications ?? (kept ? '/sso/signed-out' : '/login?reason=signed-out'), {
    headers,
  });
});
