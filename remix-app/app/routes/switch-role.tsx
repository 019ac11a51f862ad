import { SwitchRoleSchema } from '@gatehouse/contracts';
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { answerOf, api, orRefuse, refusal } from '~/server/api.server';
import { parseForm } from '~/server/forms.server';
import { requireUser } from '~/server/guards.server';
import { requireSameOrigin } from '~/server/origin.server';
import { sessionCookie } from '~/server/session-cookie.server';
import { destinationOf } from '~/server/sign-in.server';

const SwitchFormSchema = z.object({ ...SwitchRoleSchema.shape, returnTo: z.string().optional() });

export function loader() {
  return redirect('/dashboard');
}

/** A superadmin takes a lower role's view, or comes back; the browser gets the new token. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireUser(request);
  const form = await parseForm(request, SwitchFormSchema);
  if (!form.ok) throw refusal(400, null, 'There is no such role.');

  const { role, returnTo } = form.value;
  const { token } = session;
  const result = orRefuse(
    await answerOf(request, api(request, { token }).POST('/api/v1/auth/switch-role', { body: { role } })),
  );
  if (result.status !== 'authenticated') throw refusal(403, null, 'This view asks for a second factor.');
  return redirect(destinationOf(result, returnTo ?? null), {
    headers: { 'set-cookie': sessionCookie(result.accessToken) },
  });
}
