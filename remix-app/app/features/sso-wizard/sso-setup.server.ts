import type { HandedOnRun } from '@gatehouse/contracts';
import { api, orRefuse, refusal } from '~/server/api.server';
import { done, type Outcome, refused, shown } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import { keepSetupDone, readSetupCookie, readSetupToken } from './sso-setup-cookie.server';
import { beginConsent } from './sso-wizard-consent.server';
import { enteredOf, reviewedOf } from './sso-wizard-forms.server';
import { wizardAnswers } from './texts/answers';
import { wizardTexts } from './texts/wizard';
import { choiceOf, consentState, toRefusal, type WizardState } from './wizard-form';

const HANDED_ON = '/api/v1/sso-wizard/handed-on';
const PAGE = '/sso/setup';

export type SetupView =
  | { kind: 'run'; run: HandedOnRun }
  | { kind: 'done'; name: string }
  | { kind: 'ended'; message: string };

/** The one task of the link that this browser holds. */
export async function readSetup(request: Request): Promise<{ view: SetupView; status: number }> {
  const kept = readSetupCookie(request);
  if (kept && 'done' in kept) return { view: { kind: 'done', name: kept.done }, status: 200 };
  const ended = { kind: 'ended' as const, message: textsOf(request, wizardAnswers)('openAgain') };
  if (!kept) return { view: ended, status: 200 };
  const answer = await api(request).POST(`${HANDED_ON}/open`, { body: { token: kept.token } });
  if (answer.ok) return { view: { kind: 'run', run: answer.value }, status: 200 };
  if (answer.problem.status !== 410 && answer.problem.status !== 400) orRefuse(answer);
  return { view: { ...ended, message: answer.problem.detail }, status: 410 };
}

export async function actOnSetup(request: Request, form: FormData): Promise<Outcome<WizardState>> {
  const token = readSetupToken(request) ?? '';
  const client = api(request);
  const t = textsOf(request, wizardTexts);
  switch (String(form.get('intent') ?? '')) {
    case 'consent': {
      const begun = await beginConsent(request, { run: null, back: PAGE, popup: false });
      if (!begun.ok) return notDone(t('failedToStart'), begun.problem, form);
      return { ...shown(consentState(begun.authorizationUrl)), headers: { 'set-cookie': begun.cookie } };
    }
    case 'capture': {
      const body = { token, ...(await enteredOf(form)) };
      const answer = await client.POST(`${HANDED_ON}/capture`, { body });
      if (answer.ok) return done(`${PAGE}?step=capture`);
      return notDone(t('captureFailed'), answer.problem, form);
    }
    case 'save': {
      const contact = String(form.get('contact') ?? '').trim();
      const body = { token, ...reviewedOf(form), ...(contact ? { contact } : {}) };
      const answer = await client.POST(`${HANDED_ON}/save`, { body });
      if (!answer.ok) return notDone(t('saveFailed'), answer.problem, form);
      return { to: PAGE, headers: { 'set-cookie': keepSetupDone(answer.value.saved?.name ?? '') } };
    }
    default:
      throw refusal(400, null, textsOf(request, wizardAnswers)('noStep'));
  }
}

function notDone(
  headline: string,
  problem: Parameters<typeof toRefusal>[1],
  form: FormData,
): Outcome<WizardState> {
  return refused(toRefusal(headline, problem, choiceOf(form)), problem.status);
}
