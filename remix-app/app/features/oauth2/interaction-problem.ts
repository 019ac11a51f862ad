import type { Translate } from '@gatehouse/texts';
import type english from './texts/interaction-answers/en';

type Answers = typeof english;

/** Why the API rejected a response, by its code. The URL contains only the code, so the text is always ours. */
const PROBLEMS: Readonly<Record<string, keyof Answers>> = {
  not_a_member: 'notAMember',
  not_assigned: 'notAssigned',
  person_changed: 'personChanged',
  sign_in_again: 'signInAgain',
  application_not_in_use: 'notInUse',
  other_question: 'outOfDate',
};

export function interactionProblem(t: Translate<Answers>, code: string | null): string | null {
  if (code === null) return null;
  return t((Object.hasOwn(PROBLEMS, code) && PROBLEMS[code]) || 'notCompleted');
}
