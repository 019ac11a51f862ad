import { LIMITS } from '@gatehouse/contracts';
import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/verify-email/index.js';

/** To a user who signed up. `link` works once. */
export function verifyEmail(
  { name, link }: { name: string; link: string },
  { language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('subject'),
    paragraphs: [greeting(name, { language, brand }), t('about')],
    action: { label: t('action'), href: link },
    notes: [t('expiry', { hours: LIMITS.verifyEmailHours }), t('notYou')],
  };
}
