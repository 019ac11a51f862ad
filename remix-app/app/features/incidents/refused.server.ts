import type { Problem } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { refusedForm } from '~/server/forms.server';
import { refused, type Shown } from '~/server/outcome.server';

/** Buttons have no field that could show an error, so the first one stands above the form. */
export function formRefused(form: FormData, problem: Problem, otherwise: string): Shown<FormState> {
  const state = refusedForm(form, problem, otherwise);
  const [first] = Object.values(state.errors);
  return refused({ ...state, message: state.message ?? first ?? otherwise }, problem.status);
}
