import { SwitchTenantSchema } from '@gatehouse/contracts';
import { redirect } from '@remix-run/node';
import { orRefuse, refusal } from '~/server/api.server';
import { checkForm } from '~/server/forms.server';
import { requireUser } from '~/server/guards.server';
import { done } from '~/server/outcome.server';
import { openLoader, pageAction } from '~/server/page.server';
import { rememberSecondStep, SECOND_STEP } from '~/server/second-step-cookie.server';
import { sessionCookie } from '~/server/session-cookie.server';

export const loader = openLoader(() => redirect('/dashboard'));

/** Somebody goes to another organization of theirs; the browser gets the token of the new session. */
export const action = pageAction(async ({ visit, form }) => {
  const checked = checkForm(form, SwitchTenantSchema);
  if (!checked.ok) throw refusal(400, null, 'There is no such organization.');
  const result = orRefuse(await visit.api.POST('/api/v1/auth/switch-tenant', { body: checked.value }));
  if (result.status === 'second_factor_required') {
    return { to: SECOND_STEP, headers: { 'set-cookie': rememberSecondStep(result) } };
  }
  const headers = { 'set-cookie': sessionCookie(result.accessToken) };
  return { ...done('/dashboard', 'tenant-switched'), headers };
}, requireUser);
