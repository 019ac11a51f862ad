import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { requireSameOrigin } from '~/server/origin.server';
import { endSessionEverywhere } from '~/server/saml.server';
import { clearSessionCookie, tokenOf } from '~/server/session.server';

/** Opened by hand: only a form signs anybody out. */
export function loader() {
  return redirect('/');
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const applications = await endSessionEverywhere(request, tokenOf(request));
  // A new document, so that nothing of the old session stays in the browser's memory.
  return redirectDocument(applications ?? '/login?reason=signed-out', {
    headers: { 'set-cookie': clearSessionCookie() },
  });
}
