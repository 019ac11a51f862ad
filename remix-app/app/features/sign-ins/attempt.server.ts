import type { Reevaluation, SignInAttemptDetail } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { orRefuse } from '~/server/api.server';
import { type AttemptCause, causeOfAttempt } from '~/server/attempts.server';
import { refusedForm } from '~/server/forms.server';
import { networkName } from '~/server/network-name.server';
import { type Outcome, refused, shown } from '~/server/outcome.server';
import { type RiskInWords, riskInWords } from '~/server/risk-words.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { signInLogTexts } from './texts/log';

export interface AttemptView {
  attempt: SignInAttemptDetail;
  /** Of a failure whose code is in the catalog of causes. */
  cause: AttemptCause | null;
  /** Country and operator; null if unknown. */
  network: string | null;
  /** Null if it was not assessed. */
  risk: RiskInWords | null;
  base: string;
  isPlatform: boolean;
}

/** @throws Response 404 it does not exist any more, or is not the caller's */
export async function readAttempt(visit: Visit, id: string): Promise<AttemptView> {
  const attempt = orRefuse(await visit.api.GET('/api/v1/sign-ins/{id}', { params: { path: { id } } }));
  return {
    attempt,
    cause: causeOfAttempt(visit, attempt),
    network: networkName(visit.request, attempt.origin),
    risk: attempt.risk && riskInWords(visit.request, attempt.risk),
    base: visit.base('sign-ins'),
    isPlatform: visit.can('platform_management'),
  };
}

export interface AgainState {
  state: FormState | undefined;
  again: Reevaluation | null;
}

/** Repeats the decision. */
export async function evaluateAgain(visit: Visit, id: string, form: FormData): Promise<Outcome<AgainState>> {
  const answer = await visit.api.POST('/api/v1/sign-ins/{id}/re-evaluate', { params: { path: { id } } });
  if (answer.ok) return shown({ state: undefined, again: answer.value });
  const state = refusedForm(form, answer.problem, textsOf(visit.request, signInLogTexts)('notEvaluated'));
  return refused({ state, again: null }, answer.problem.status);
}
