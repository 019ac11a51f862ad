import { redirect, redirectDocument } from '@remix-run/node';
import { readSignOutRound } from '~/features/auth/sign-out-round.server';
import { signOut } from '~/features/saml/sign-out.server';
import { openAction, openLoader } from '~/server/page.server';
import { tokenOf } from '~/server/session-cookie.server';

/** Opened by hand: only a form signs anybody out. */
export const loader = openLoader(() => redirect('/'));

export const action = openAction(async ({ request }) => {
  const token = tokenOf(request);
  // Pressed once more, after the session and its cookie are gone: the round of the partners goes on.
  const underWay = token === null ? readSignOutRound(request) : null;
  if (underWay) return redirectDocument(underWay);
  const { headers, next } = await signOut(request, token);
  // A new document, so that nothing of the old session stays in the browser's memory.
  return redirectDocument(next ?? '/login?reason=signed-out', { headers });
});
