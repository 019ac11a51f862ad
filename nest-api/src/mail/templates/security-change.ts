import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { type SignInDetails, signInDetails } from './sign-in-details.js';
import { texts } from './texts/security-change/index.js';

const TEXTS = {
  password_changed: 'passwordChanged',
  totp_added: 'totpAdded',
  totp_removed: 'totpRemoved',
  passkey_added: 'passkeyAdded',
  passkey_removed: 'passkeyRemoved',
  recovery_codes_renewed: 'recoveryCodesRenewed',
  recovery_code_used: 'recoveryCodeUsed',
  email_changed: 'emailChanged',
  factors_reset: 'factorsReset',
} as const;

export type SecurityChange = keyof typeof TEXTS;

export interface SecurityChangeData extends SignInDetails {
  readonly name: string;
  readonly change: SecurityChange;
}

/** To a user whose authentication methods changed, so that they notice a change by an attacker. */
export function securityChange(
  { name, change, ...details }: SecurityChangeData,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const text = TEXTS[change];
  return {
    subject: t(`${text}Subject`),
    paragraphs: [greeting(name, { language, brand }), t(text), signInDetails(details, language), t('next')],
    action: { label: t('action'), href: `${publicUrl}/user/settings` },
  };
}
