import { SwitchTenantSchema } from '@gatehouse/contracts';
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { answerOf, api, orRefuse, refusal } from '~/server/api.server';
import { parseForm } from '~/server/forms.server';
import { requireUser } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';
import { rememberSecondStep, SECOND_STEP } from '~/server/second-step-cookie.server';
import { sessionCookie } from '~/server/session-cookie.server';

export function loader() {
  return redirect('/dashboard');
}

/** Somebody goes to another organization of theirs; the browser gets the token of the new session. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireUser(request);
  const form = await parseForm(request, SwitchTenantSchema);
  if (!form.ok) throw refusal(400, null, 'There is no such organization.');
  const { token } = session;
  const result = orRefuse(
    await answerOf(request, api(request, { token }).POST('/api/v1/auth/switch-tenant', { body: form.value })),
  );
  if (result.status === 'second_factor_required') {
    return redirect(SECOND_STEP, { headers: { 'set-cookie': rememberSecondStep(result) } });
  }
  const headers = new Headers({ 'set-cookie': sessionCookie(result.accessToken) });
  headers.append('set-cookie', leaveNotice('tenant-switched'));
  return redirect('/dashboard', { headers });
}
