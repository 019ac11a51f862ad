import { LIMITS } from '@gatehouse/contracts';
import { greeting, type MailContent } from '../mail-content.js';

/** To somebody who signed up: proves that the address is theirs. `link` works once. */
export function verifyEmail({ name, link }: { name: string; link: string }): MailContent {
  return {
    subject: 'Confirm your email address',
    paragraphs: [
      greeting(name),
      'You asked for an account at Gatehouse. Confirm that this address is yours, and your organization is set up.',
    ],
    action: { label: 'Confirm my address', href: link },
    notes: [
      `The link works once, within ${LIMITS.verifyEmailHours} hours.`,
      'If it was not you, do nothing: without the link no account is made.',
    ],
  };
}
