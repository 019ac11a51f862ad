import { type FieldError, installInputMessages, isCauseCode, type Problem } from '@gatehouse/contracts';
import type { ZodType } from 'zod';
import type { FieldErrors, FormState } from '~/form-state';
import { explainedField } from '~/server/explained.server';
import { BINDING_FIELD } from '~/session-binding';
import { noteRefusal } from './refusal-note.server';
import { SECRET_FIELDS } from './sent-form.server';

// Every form is checked in this process, through this module or another one that reads the same schemas.
installInputMessages();

export type Checked<T> = { ok: true; value: T } | { ok: false; state: FormState };

/**
 * Checks a form against the schema that the API checks with.
 *
 * @param request whose language messages follow; left out where the schema has messages in it
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

/** The state of a form that the API refused: its sentence, its field errors, and what was typed. */
export function refusedForm(form: FormData, problem: Problem, otherwise: string): FormState {
  return {
    errors: toFieldErrors(problem.errors ?? []),
    message: problem.errors?.length ? null : problem.detail || otherwise,
    values: typedTexts(form),
    retryAfter: problem.retryAfter,
    reference: referenceOf(problem),
  };
}

/** What finds the refusal again: in the log of the operator, or as a failed sign-in in the log of the organization. */
export function referenceOf({ status, code, requestId }: Problem): string | undefined {
  return status >= 500 || isCauseCode(code) ? requestId : undefined;
}

/** What was typed and may be shown again. */
export function typedTexts(form: FormData): Record<string, string> {
  return Object.fromEntries(Object.entries(textsOf(form)).filter(([name]) => !SECRET_FIELDS.test(name)));
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== BINDING_FIELD,
    ),
  );
}

/** The first message of each field: one thing to put right at a time. */
function toFieldErrors(errors: readonly Pick<FieldError, 'field' | 'message'>[]): FieldErrors {
  const result: FieldErrors = {};
  for (const { field, message } of errors) result[field] ??= message;
  return result;
}

export function toFieldError({ path, message }: { path: PropertyKey[]; message: string }) {
  return { field: path.map(String).join('.'), message };
}
