import type { SessionCheck } from '~/features/session/session-check';
import { openLoader } from '~/server/page.server';
import { peekSession } from '~/server/session.server';
import { ownerOf, whoIs } from '~/session-binding';

/**
 * Whether the browser's session still lives. A page asks this by itself, so it does not count as activity; nor
 * does it take a dead cookie away, which may by now have been replaced by a good one.
 */
export const loader = openLoader(async ({ request }) => {
  const found = await peekSession(request);
  const check: SessionCheck = found
    ? { session: found.session, who: whoIs(found.user), owner: ownerOf(found.user) }
    : { session: null };
  return Response.json(check, { headers: { 'cache-control': 'no-store' } });
});
