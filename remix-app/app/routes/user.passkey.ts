import type { ActionFunctionArgs } from '@remix-run/node';
import { answerOf, api } from '~/server/api.server';
import { requireUser } from '~/server/guards.server';
import { requireSameOrigin } from '~/server/origin.server';

/** What a new passkey is made of, for the script of the settings page. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireUser(request);
  const answer = await answerOf(
    request,
    api(request, session).POST('/api/v1/account/factors/passkeys/options'),
  );
  if (answer.ok) return Response.json(answer.value);
  return Response.json({ message: answer.problem.detail }, { status: answer.problem.status });
}
