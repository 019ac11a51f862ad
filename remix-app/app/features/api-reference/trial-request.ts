import type { ContractTexts } from './fields';
import type { OperationView, ParameterView } from './operations';

/** A request to send, or the errors of the form by field. */
export type TrialRequest =
  | { ok: true; path: string; body: string | null }
  | { ok: false; errors: Record<string, string> };

/** Prefixed, so that no parameter of the contract has the name of a field of the form itself. */
export const fieldName = ({ place, name }: Pick<ParameterView, 'place' | 'name'>) => `${place}.${name}`;

/** The request that a form describes. Fields that the contract does not name are ignored. */
export function trialRequestOf(operation: OperationView, form: FormData, t: ContractTexts): TrialRequest {
  const errors: Record<string, string> = {};
  const query = new URLSearchParams();
  let { path } = operation;
  for (const parameter of operation.parameters) {
    const field = fieldName(parameter);
    const value = textOf(form, field);
    const problem = problemOf(parameter, value, t);
    if (problem) errors[field] = problem;
    else if (parameter.place === 'path')
      path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else if (value !== '') query.append(parameter.name, value);
  }
  const body = operation.body ? textOf(form, 'body') : '';
  if (body !== '' && !isJson(body)) errors.body = t('notJson');
  if (operation.body?.isRequired && body === '') errors.body = t('bodyRequired');
  if (operation.trial.isPossible && operation.trial.changes && form.get('confirmed') !== 'yes') {
    errors.confirmed = t('confirmFirst');
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, path: query.size > 0 ? `${path}?${query}` : path, body: body === '' ? null : body };
}

function problemOf({ place, isRequired }: ParameterView, value: string, t: ContractTexts): string | null {
  if (isRequired && value === '') return t('fieldRequired');
  // URL normalization would turn these into the path of another operation.
  if (place === 'path' && /^\.{1,2}$/.test(value)) return t('notInPath');
  return null;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
