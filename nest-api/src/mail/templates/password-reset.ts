import { LIMITS } from '@gatehouse/contracts';
import { greeting, type MailContent } from '../mail-content.js';

/** To somebody who has lost their password. `link` works once. */
export function passwordReset({ name, link }: { name: string; link: string }): MailContent {
  return {
    subject: 'Choose a new password',
    paragraphs: [
      greeting(name),
      'Somebody asked for a new password for your account at Gatehouse. Follow the link to choose one; every session that is open ends then.',
    ],
    action: { label: 'Choose a new password', href: link },
    notes: [
      `The link works once, within ${LIMITS.passwordResetMinutes} minutes.`,
      'If it was not you, do nothing: your password stays as it is.',
    ],
  };
}
