import { type Problem, TEXTS } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type { FormState } from '~/form-state';

export type WizardTexts = Translate<typeof import('./texts/wizard/en').default>;

const HEADLINES = ['cancelled', 'failedToStart', 'captureFailed', 'saveFailed'] as const;

/** What an action of the wizard answers. */
export type WizardState = FormState & {
  /** Why, below the specified sentence. */
  why?: string;
  /** The address of a link that was just made. */
  link?: string;
  /** Where the browser goes to consent, where there is no script to open a pop-up. */
  consentUrl?: string;
  /** A token for provisioning, in the only moment in which anybody can read it. */
  token?: string;
  /** An OAuth client for provisioning, in the only moment in which anybody can read its secret. */
  createdClient?: { clientId: string; secret: string };
  /** Enrolls a connector, with a code that is shown once. */
  enroll?: string;
  /** Whether it is about a set-up link. */
  isAboutLink?: boolean;
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
  for (const { field, message } of problem.errors ?? []) {
    const name = field.startsWith('parameters.') ? field : (field.split('.')[0] ?? field);
    errors[name] ??= message;
  }
  return {
    errors,
    message: headline,
    values,
    why: explained(problem.detail).why,
    retryAfter: problem.retryAfter,
    reference: problem.status >= 500 ? problem.requestId : undefined,
  };
}

/** Splits an explanation of the API: it may begin with a specified sentence, which pages show in their language. */
export function explained(detail: string): { headline: (typeof HEADLINES)[number] | null; why: string } {
  const headline = HEADLINES.find((key) => detail.startsWith(TEXTS.wizard[key])) ?? null;
  return { headline, why: headline ? detail.slice(TEXTS.wizard[headline].length).trim() : detail };
}

/** The way to the provider, for a page that can't open a pop-up. */
export function consentState(consentUrl: string): WizardState {
  return { errors: {}, message: null, values: {}, consentUrl };
}
