import { CustomClaimsSchema } from '@gatehouse/contracts';
import { type FormState, textOf } from '~/form-state';
import { refusedForm, toFieldError } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { readClaims, typedClaims } from './claim-rows';
import { claimTexts } from './texts/claims';

/** Saves which custom attributes an application receives; what is wrong with a line stands at that line. */
export async function saveCustomClaims(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<FormState>> {
  const values = typedClaims(form);
  const parsed = CustomClaimsSchema.safeParse(readClaims(form));
  if (!parsed.success) {
    const issues = parsed.error.issues.map(toFieldError);
    const errors = Object.fromEntries(
      issues.map(({ field, message }) => [`custom_claims.${field}`, message]),
    );
    return refused({ errors, message: null, values });
  }
  const answer = await visit.api.PATCH('/api/v1/admin/oauth2/clients/{id}', {
    params: { path: { id } },
    body: { version: Number(textOf(form, 'version')), custom_claims: parsed.data },
  });
  if (answer.ok) return done(visit.here, 'application-saved');
  const state = refusedForm(form, answer.problem, textsOf(visit.request, claimTexts)('notSaved'));
  return refused({ ...state, values }, answer.problem.status);
}
