import { requireUser } from '~/server/guards.server';
import { openAction } from '~/server/page.server';
import { visitOf } from '~/server/visit.server';

/** What a new passkey is made of, for the script of the settings page. */
export const action = openAction(async ({ request }) => {
  const { api } = visitOf(request, await requireUser(request));
  const answer = await api.POST('/api/v1/account/factors/passkeys/options');
  if (answer.ok) return Response.json(answer.value);
  return Response.json({ message: answer.problem.detail }, { status: answer.problem.status });
});
