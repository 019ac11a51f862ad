import { findGroups } from '~/features/search/search.server';
import { openLoader } from '~/server/page.server';
import { getSession } from '~/server/session.server';
import { isOfThisSession } from '~/server/session-binding.server';
import { visitOf } from '~/server/visit.server';
import { SESSION_CHANGED } from '~/session-binding';

/** What the palette finds. It asks for data: where nobody is signed in, that is the answer, and no page to sign in. */
export const loader = openLoader(async ({ request }) => {
  const headers = { 'cache-control': 'no-store' };
  const session = await getSession(request);
  if (!session) return Response.json({ groups: [] }, { status: 401, headers });
  // What another organization has is not shown on a page of this one.
  if (!isOfThisSession(request, session.user)) {
    return Response.json({ groups: [] }, { status: SESSION_CHANGED, headers });
  }
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim();
  const { status, groups } = await findGroups(visitOf(request, session), q);
  return Response.json({ groups }, { status, headers });
});
