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

/** A cause in words. */
export interface Explanation {
  readonly code: CauseCode;
  /** For the person: what happened and what to do. */
  readonly person: string;
  /** For the admin. */
  readonly cause: string;
  readonly steps: readonly string[];
  readonly fixedBy: string;
  readonly family: string;
  /** What the found and the expected value are; null where there are none. */
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

/** What the person reads in English. */
export function personMessage(code: CauseCode): string {
  return en.person[personSentenceOf(code)];
}

/** What an admin can do, as one text in English. */
export function fixMessage(code: CauseCode): string {
  return [en.cause[code], ...causeOf(code).steps.map((step) => en.steps[step as CauseStep])].join(' ');
}
