import type { FieldError, Problem } from '@gatehouse/contracts';
import { languageOf } from './language.server';
import { fieldProblemTexts } from './texts/field-problems';
import fields from './texts/field-problems/en';
import { problemTexts } from './texts/problems';
import problems from './texts/problems/en';
import { textsOf } from './texts.server';

const isKnown = <Known extends object>(known: Known, code: string): code is keyof Known & string =>
  Object.hasOwn(known, code);

/**
 * A problem of the API in the language of the reader, by its stable codes. The API itself speaks English to developers. Its
 * sentence stays in English, which can say more, and for a code without a text.
 */
export function explained(request: Request, problem: Problem): Problem {
  if (languageOf(request) === 'en') return problem;
  const { code, detail, errors, retryAfter } = problem;
  return {
    ...problem,
    // An empty sentence says that nothing happened: it stays empty.
    detail: detail && isKnown(problems, code) ? detailOf(request, code, retryAfter) : detail,
    ...(errors && { errors: errors.map((error) => explainedField(request, error)) }),
  };
}

function detailOf(request: Request, code: keyof typeof problems, retryAfter: number | undefined): string {
  const t = textsOf(request, problemTexts);
  return code === 'too_many_requests' ? t(code, { seconds: retryAfter ?? 60 }) : t(code);
}

/** A field of a form, by the code of its issue. */
export function explainedField<E extends Pick<FieldError, 'code' | 'message'>>(
  request: Request,
  error: E,
): E {
  if (languageOf(request) === 'en' || !isKnown(fields, error.code)) return error;
  return { ...error, message: textsOf(request, fieldProblemTexts)(error.code) };
}
