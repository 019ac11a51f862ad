import type { ActionFunctionArgs } from '@remix-run/node';
import type { SessionCheck } from '~/features/session/session-check';
import { requireSameOrigin } from '~/server/origin.server';
import { recordActivity } from '~/server/session.server';
import { tokenOf } from '~/server/session-cookie.server';

/** Mouse, keys and touch of a page that is open: the person is there. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const token = tokenOf(request);
  const session = token ? await recordActivity(request, token) : null;
  return Response.json({ session } satisfies Pick<SessionCheck, 'session'>);
}
