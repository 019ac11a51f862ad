import { TEXTS } from '@gatehouse/contracts';

/** Why the API did not take an answer, by its code. The address holds only the code: its text is always ours. */
const PROBLEMS: Record<string, string> = {
  not_a_member:
    'This application serves another organization than yours. Sign in with an account of that organization, or ask your administrator.',
  person_changed:
    'You are signed in as somebody else now. Go back to the application and sign in from there once more.',
  sign_in_again: 'The application asks you to sign in once more.',
  application_not_in_use: 'This application is not in use any more. Ask whoever runs it.',
  other_question: 'This page was out of date. Please try again.',
};

export function interactionProblem(code: string | null): string | null {
  if (code === null) return null;
  return Object.hasOwn(PROBLEMS, code) ? (PROBLEMS[code] ?? null) : TEXTS.signIn.notCompleted;
}
