import type { SessionCheck } from '~/features/session/session-check';
import { openAction } from '~/server/page.server';
import { recordActivity } from '~/server/session.server';
import { tokenOf } from '~/server/session-cookie.server';

/** Mouse, keys and touch of a page that is open: the person is there. */
export const action = openAction(async ({ request }) => {
  const token = tokenOf(request);
  const session = token ? await recordActivity(request, token) : null;
  return Response.json({ session } satisfies Pick<SessionCheck, 'session'>);
});
