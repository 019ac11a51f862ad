import { greeting, type MailContent, type MailContext } from '../mail-content.js';

/** To somebody who asked for a new password and could not come in with one. */
export function passwordResetRefused(
  { name, reason }: { name: string; reason: string },
  { publicUrl }: MailContext,
): MailContent {
  return {
    subject: 'Your password was not reset',
    paragraphs: [
      greeting(name),
      'Somebody asked for a new password for your account at Gatehouse. Nothing was changed, because a password would not let you in:',
      reason,
    ],
    action: { label: 'Go to the sign-in page', href: `${publicUrl}/login` },
    notes: ['If it was not you, there is nothing to do.'],
  };
}
