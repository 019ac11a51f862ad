import { LIMITS } from '@gatehouse/contracts';
import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/password-reset/index.js';

/** To a user who forgot their password. `link` works once. */
export function passwordReset(
  { name, link }: { name: string; link: string },
  { language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('subject'),
    paragraphs: [greeting(name, { language, brand }), t('about')],
    action: { label: t('action'), href: link },
    notes: [t('expiry', { minutes: LIMITS.passwordResetMinutes }), t('notYou')],
  };
}
