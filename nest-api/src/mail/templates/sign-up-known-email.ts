import { greeting, type MailContent, type MailContext } from '../mail-content.js';

/** To somebody who has an account, when their address was used to sign up: the page that asked was told nothing. */
export function signUpKnownEmail({ name }: { name: string }, { publicUrl }: MailContext): MailContent {
  return {
    subject: 'You already have an account',
    paragraphs: [
      greeting(name),
      'Somebody tried to sign up at Gatehouse with this address. It has an account already, so nothing was made and nothing was changed.',
      'If it was you, sign in with the password that you have.',
    ],
    action: { label: 'Sign in', href: `${publicUrl}/login` },
    notes: [
      'If it was not you, there is nothing to do: whoever it was did not learn that you have an account.',
    ],
  };
}
