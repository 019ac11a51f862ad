import { greeting, type MailContent, type MailContext } from '../mail-content.js';

const SENTENCES = {
  password_changed: ['Your password was changed', 'The password of your account was changed.'],
  totp_added: ['An authenticator app was added', 'An authenticator app was added to your account.'],
  totp_removed: [
    'An authenticator app was removed',
    'The authenticator app of your account was removed: it is not asked for any more.',
  ],
  passkey_added: ['A passkey was added', 'A passkey was added to your account. It signs you in.'],
  passkey_removed: ['A passkey was removed', 'A passkey of your account was removed.'],
  recovery_codes_renewed: [
    'New recovery codes were made',
    'New recovery codes were made for your account. The old ones do not work any more.',
  ],
  recovery_code_used: [
    'A recovery code was used',
    'Somebody signed in to your account with a recovery code.',
  ],
  email_changed: ['Your email address was changed', 'The email address of your account was changed.'],
  factors_reset: [
    'Your second factors were taken away',
    'Whoever runs the platform took the second factors of your account away. Set up new ones when you sign in.',
  ],
} as const;

export type SecurityChange = keyof typeof SENTENCES;

export interface SecurityChangeData {
  readonly name: string;
  readonly change: SecurityChange;
  /** ISO 8601. */
  readonly at: string;
  readonly device: string;
  readonly address: string;
}

/** To somebody whose way of signing in was changed, so that they learn of it when it was not them. */
export function securityChange(
  { name, change, at, device, address }: SecurityChangeData,
  { publicUrl }: MailContext,
): MailContent {
  const [subject, sentence] = SENTENCES[change];
  return {
    subject,
    paragraphs: [
      greeting(name),
      sentence,
      `When: ${at.slice(0, 16).replace('T', ' ')} UTC. With: ${device}. From: ${address}.`,
      'If it was you, there is nothing to do. If not, choose a new password at once and look through your devices.',
    ],
    action: { label: 'Look at my account', href: `${publicUrl}/user/settings` },
  };
}
