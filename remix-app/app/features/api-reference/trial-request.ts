import type { OperationView, ParameterView } from './operations';

/** A call that may be sent, or what is wrong with the form, by field. */
export type TrialRequest =
  | { ok: true; path: string; body: string | null }
  | { ok: false; errors: Record<string, string> };

/** What a form's fields of the contract begin with, so that none meets a field of the form itself. */
export const fieldName = ({ place, name }: Pick<ParameterView, 'place' | 'name'>) => `${place}.${name}`;

/** The call that a form asks for. What the contract does not name is left out. */
export function trialRequestOf(operation: OperationView, form: FormData): TrialRequest {
  const errors: Record<string, string> = {};
  const query = new URLSearchParams();
  let { path } = operation;
  for (const parameter of operation.parameters) {
    const field = fieldName(parameter);
    const value = textOf(form, field);
    const problem = problemOf(parameter, value);
    if (problem) errors[field] = problem;
    else if (parameter.place === 'path')
      path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else if (value !== '') query.append(parameter.name, value);
  }
  const body = operation.body ? textOf(form, 'body') : '';
  if (body !== '' && !isJson(body)) errors.body = 'This is not JSON';
  if (operation.body?.isRequired && body === '') errors.body = 'Fill in the body';
  if (operation.trial.isPossible && operation.trial.changes && form.get('confirmed') !== 'yes') {
    errors.confirmed = 'Tick this to send a request that may change something';
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, path: query.size > 0 ? `${path}?${query}` : path, body: body === '' ? null : body };
}

function problemOf({ place, isRequired }: ParameterView, value: string): string | null {
  if (isRequired && value === '') return 'Fill in this field';
  // An address is put in order before it is asked for: these would name another operation.
  if (place === 'path' && /^\.{1,2}$/.test(value)) return 'This can not stand in an address';
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
