import type { FieldError, Problem } from '@gatehouse/contracts';
import { isTranslated, sentenceInLanguage } from './api-sentences.server';
import { personSentence } from './causes.server';
import { fieldProblemTexts } from './texts/field-problems';
import fields from './texts/field-problems/en';
import { problemTexts } from './texts/problems';
import problems from './texts/problems/en';
import { textsOf } from './texts.server';

const isKnown = <Known extends object>(known: Known, code: string): code is keyof Known & string =>
  Object.hasOwn(known, code);

/**
 * Translates a problem of the API: by its sentence, which can be more specific, otherwise by its code. The API's own
 * language is English.
 */
export function explained(request: Request, problem: Problem): Problem {
  if (!isTranslated(request)) return problem;
  const errors = problem.errors?.map((error) => explainedField(request, error));
  return { ...problem, detail: detailOf(request, problem, errors?.[0]), ...(errors && { errors }) };
}

function detailOf(
  request: Request,
  { code, detail, retryAfter, planLimit }: Problem,
  first?: FieldError,
): string {
  // An empty sentence means that nothing happened, so it stays empty.
  if (detail === '') return '';
  if (first) return first.field === '' ? first.message : `${first.field}: ${first.message}`;
  const told = sentenceInLanguage(request, detail);
  if (told !== null) return told;
  if (!isKnown(problems, code)) return personSentence(request, code) ?? detail;
  const t = textsOf(request, problemTexts);
  if (code === 'too_many_requests') return t(code, { seconds: retryAfter ?? 60 });
  if (code === 'plan_limit_reached')
    return t(code, { used: planLimit?.used ?? 0, limit: planLimit?.limit ?? 0 });
  return t(code);
}

/** Translates a field error: by its message, otherwise by its code. */
export function explainedField<E extends Pick<FieldError, 'code' | 'message'>>(
  request: Request,
  error: E,
): E {
  if (!isTranslated(request)) return error;
  const told = sentenceInLanguage(request, error.message);
  if (told !== null) return { ...error, message: told };
  if (!isKnown(fields, error.code)) return error;
  return { ...error, message: textsOf(request, fieldProblemTexts)(error.code) };
}
