import type { CauseCode, CauseFamily, CauseStep, CauseValue, Fixer, PersonSentence } from './causes.ts';

/** Every text of the causes in one language: a missing or an unknown key is a type error. */
export interface CauseTexts {
  readonly person: Readonly<Record<PersonSentence, string>>;
  readonly cause: Readonly<Record<CauseCode, string>>;
  readonly steps: Readonly<Record<CauseStep, string>>;
  readonly value: Readonly<Record<CauseValue, string>>;
  readonly fixedBy: Readonly<Record<Fixer, string>>;
  readonly family: Readonly<Record<CauseFamily, string>>;
}
