import { type CauseCode, isCauseCode } from '@gatehouse/contracts';
import { type Explanation, explanationOf } from '@gatehouse/contracts/cause-texts';
import { pseudo } from '@gatehouse/texts/catalogues';
import { isPseudo, languageOf } from './language.server';

/** The texts of a cause in the language of the request. */
export function explainedCause(request: Request, code: CauseCode): Explanation {
  const explanation = explanationOf(code, languageOf(request));
  if (!isPseudo(request)) return explanation;
  const { person, cause, steps, fixedBy, family, value } = explanation;
  return {
    code,
    person: pseudo(person),
    cause: pseudo(cause),
    steps: steps.map(pseudo),
    fixedBy: pseudo(fixedBy),
    family: pseudo(family),
    value: value && pseudo(value),
  };
}

/** The message for the user; null for an unknown code. */
export function personSentence(request: Request, code: string): string | null {
  return isCauseCode(code) ? explainedCause(request, code).person : null;
}
