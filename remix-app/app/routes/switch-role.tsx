import { SwitchRoleSchema } from '@gatehouse/contracts';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { orRefuse, refusal } from '~/server/api.server';
import { checkForm } from '~/server/forms.server';
import { requireUser } from '~/server/guards.server';
import { openLoader, pageAction } from '~/server/page.server';
import { sessionCookie } from '~/server/session-cookie.server';
import { destinationOf } from '~/server/sign-in.server';

const SwitchFormSchema = z.object({ ...SwitchRoleSchema.shape, returnTo: z.string().optional() });

export const loader = openLoader(() => redirect('/dashboard'));

/** A superadmin takes a lower role's view, or comes back; the browser gets the new token. */
export const action = pageAction(async ({ visit, form }) => {
  const checked = checkForm(form, SwitchFormSchema);
  if (!checked.ok) throw refusal(400, null, 'There is no such role.');
  const { role, returnTo } = checked.value;
  const result = orRefuse(await visit.api.POST('/api/v1/auth/switch-role', { body: { role } }));
  if (result.status !== 'authenticated') throw refusal(403, null, 'This view asks for a second factor.');
  const headers = { 'set-cookie': sessionCookie(result.accessToken) };
  return { to: destinationOf(result, returnTo ?? null), headers };
}, requireUser);
