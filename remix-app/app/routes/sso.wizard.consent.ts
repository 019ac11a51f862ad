import { IdSchema } from '@gatehouse/contracts';
import type { ActionFunctionArgs } from '@remix-run/node';
import type { ConsentStart } from '~/features/sso-wizard/consent-start';
import { beginConsent } from '~/features/sso-wizard/sso-wizard-consent.server';
import { requireSameOrigin } from '~/server/origin.server';
import { safeReturnTo } from '~/server/return-to.server';
import { getSession } from '~/server/session.server';

/** Begins a consent for a page that opens a pop-up; the API says who may. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await getSession(request);
  const form = await request.formData();
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
}
