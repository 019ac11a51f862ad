import { type FieldError, installInputMessages, isCauseCode, type Problem } from '@gatehouse/contracts';
import type { ZodType } from 'zod';
import type { FieldErrors, FormState } from '~/form-state';
import { explainedField } from '~/server/explained.server';
import { BINDING_FIELD } from '~/session-binding';
import { noteRefusal } from './refusal-note.server';
import { SECRET_FIELDS } from './sent-form.server';
import { workStep } from './work-step.server';

// All forms are validated in this process, through this module or others with the same schemas.
installInputMessages();

/** Fields that the page adds. */
const NOT_TYPED: readonly string[] = [BINDING_FIELD, 'proofOfWork', 'sealed'];

export type Checked<T> = { ok: true; value: T } | { ok: false; state: FormState };

/**
 * Validates a form with the schema of the API.
 *
 * @param request determines the language of messages; left out if the schema contains its messages
 */
export function checkForm<T>(form: FormData, schema: ZodType<T>, request?: Request): Checked<T> {
  const parsed = schema.safeParse(textsOf(form));
  if (parsed.success) return { ok: true, value: parsed.data };
  noteRefusal('invalid_input');
  const errors = toFieldErrors(
    parsed.error.issues.map(({ path, code, message }) => {
      const issue = { field: path.join('.'), code, message };
      return request ? explainedField(request, issue) : issue;
    }),
  );
  return { ok: false, state: { errors, message: null, values: typedTexts(form) } };
}

/** The state of a form that the API rejected: its sentence, field errors and input. */
export function refusedForm(form: FormData, problem: Problem, otherwise: string): FormState {
  return {
    errors: toFieldErrors(problem.errors ?? []),
    message: problem.errors?.length ? null : problem.detail || otherwise,
    values: typedTexts(form),
    retryAfter: problem.retryAfter,
    reference: referenceOf(problem),
    work: workStep(form, problem),
  };
}

/** The reference for the operator's log, or for the organization's sign-in log. */
export function referenceOf({ status, code, requestId }: Problem): string | undefined {
  return status >= 500 || isCauseCode(code) ? requestId : undefined;
}

/** The input that may be shown again. */
export function typedTexts(form: FormData): Record<string, string> {
  return Object.fromEntries(Object.entries(textsOf(form)).filter(([name]) => !SECRET_FIELDS.test(name)));
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !NOT_TYPED.includes(entry[0]),
    ),
  );
}

/** The first message of each field, to fix one problem at a time. */
function toFieldErrors(errors: readonly Pick<FieldError, 'field' | 'message'>[]): FieldErrors {
  const result: FieldErrors = {};
  for (const { field, message } of errors) result[field] ??= message;
  return result;
}

export function toFieldError({ path, message }: { path: PropertyKey[]; message: string }) {
  return { field: path.map(String).join('.'), message };
}
