import type { CauseTexts } from './causes/cause-text-keys.ts';
import type { Cause, CauseCode, CauseStep } from './causes/causes.ts';
import { causeOf, personSentenceOf } from './causes/causes.ts';
import ar from './causes/texts/ar.ts';
import de from './causes/texts/de.ts';
import en from './causes/texts/en.ts';
import es from './causes/texts/es.ts';
import ja from './causes/texts/ja.ts';

export const CAUSE_TEXTS = { en, de, es, ja, ar } as const satisfies Record<string, CauseTexts>;
export type CauseLanguage = keyof typeof CAUSE_TEXTS;

/** The texts of a cause. */
export interface Explanation {
  readonly code: CauseCode;
  /** For the user: what happened and what to do. */
  readonly person: string;
  /** For the admin. */
  readonly cause: string;
  readonly steps: readonly string[];
  readonly fixedBy: string;
  readonly family: string;
  /** The meaning of the found and the expected value; null if there are none. */
  readonly value: string | null;
}

export function explanationOf(code: CauseCode, language: CauseLanguage = 'en'): Explanation {
  const texts: CauseTexts = CAUSE_TEXTS[language];
  const cause: Cause = causeOf(code);
  return {
    code,
    person: texts.person[personSentenceOf(code)],
    cause: texts.cause[code],
    steps: cause.steps.map((step) => texts.steps[step as CauseStep]),
    fixedBy: texts.fixedBy[cause.fixedBy],
    family: texts.family[cause.family],
    value: cause.value ? texts.value[cause.value] : null,
  };
}

/** The user's message in English. */
export function personMessage(code: CauseCode): string {
  return en.person[personSentenceOf(code)];
}

/** The steps for an admin, as one text in English. */
export function fixMessage(code: CauseCode): string {
  return [en.cause[code], ...causeOf(code).steps.map((step) => en.steps[step as CauseStep])].join(' ');
}
