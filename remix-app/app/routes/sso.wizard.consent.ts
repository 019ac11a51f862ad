import { IdSchema } from '@gatehouse/contracts';
import type { ConsentStart } from '~/features/sso-wizard/consent-start';
import { beginConsent } from '~/features/sso-wizard/sso-wizard-consent.server';
import { openAction } from '~/server/page.server';
import { safeReturnTo } from '~/server/return-to.server';
import { getSession } from '~/server/session.server';

/** Begins a consent for a page that opens a pop-up; the API says who may. */
export const action = openAction(async ({ request, form }) => {
  await getSession(request);
  const run = IdSchema.safeParse(form.get('run')).data ?? null;
  const back = safeReturnTo(String(form.get('back') ?? '')) ?? '/login';
  const begun = await beginConsent(request, { run, back, popup: form.get('window') === 'popup' });
  if (!begun.ok) {
    const { detail, status } = begun.problem;
    return Response.json({ ok: false, message: detail } satisfies ConsentStart, { status });
  }
  const { authorizationUrl, state, cookie } = begun;
  const started: ConsentStart = { ok: true, authorizationUrl, state };
  return Response.json(started, { headers: { 'set-cookie': cookie } });
});
