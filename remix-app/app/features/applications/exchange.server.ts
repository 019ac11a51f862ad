import { ChangeOAuthClientSchema } from '@gatehouse/contracts';
import { type FormState, textOf } from '~/form-state';
import { refusedForm, toFieldError } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { getApplication } from './application.server';
import { readExchange, toExchangeErrors, typedExchange } from './exchange-form';
import { exchangeTexts } from './texts/exchange';

/** Saves what an application may exchange, and who may act for its users. */
export async function saveExchange(visit: Visit, id: string, form: FormData): Promise<Outcome<FormState>> {
  const { grant_types } = await getApplication(visit, id);
  const typed = readExchange(form, grant_types);
  const values = typedExchange(form);
  const version = Number(textOf(form, 'version'));
  const parsed = ChangeOAuthClientSchema.safeParse({ ...typed, version });
  if (!parsed.success) {
    const errors = toExchangeErrors(parsed.error.issues.map(toFieldError), typed.may_act);
    return refused({ errors, message: null, values });
  }
  const answer = await visit.api.PATCH('/api/v1/admin/oauth2/clients/{id}', {
    params: { path: { id } },
    body: parsed.data,
  });
  if (answer.ok) return done(visit.here, 'application-saved');
  const state = refusedForm(form, answer.problem, textsOf(visit.request, exchangeTexts)('notSaved'));
  const errors = toExchangeErrors(answer.problem.errors ?? [], typed.may_act);
  return refused({ ...state, errors, values }, answer.problem.status);
}
