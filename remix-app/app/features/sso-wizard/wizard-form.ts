import type { Problem } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';

/** What an action of the wizard answers. */
export type WizardState = FormState & {
  /** Why, below the specified sentence. */
  why?: string;
  /** The address of a link that was just made. */
  link?: string;
  /** Where the browser goes to consent, where there is no script to open a pop-up. */
  consentUrl?: string;
};

const SECRET = /secret|metadataFile/i;

/** What was typed and may be shown again. */
export function choiceOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !SECRET.test(entry[0]),
    ),
  );
}

/** The specified sentence, why, and what is wrong at which field. */
export function toRefusal(headline: string, problem: Problem, values: Record<string, string>): WizardState {
  const errors: Record<string, string> = {};
  for (const { field, message } of problem.errors ?? []) errors[field.split('.')[0] ?? field] ??= message;
  const detail = problem.detail.startsWith(headline)
    ? problem.detail.slice(headline.length).trim()
    : problem.detail;
  return {
    errors,
    message: headline,
    values,
    why: detail,
    retryAfter: problem.retryAfter,
    reference: problem.status >= 500 ? problem.requestId : undefined,
  };
}

/** The way to the provider, for a page that can't open a pop-up. */
export function consentState(consentUrl: string): WizardState {
  return { errors: {}, message: null, values: {}, consentUrl };
}
