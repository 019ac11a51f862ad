import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/sign-up-known-email/index.js';

/** To a user whose address was used to sign up. The sign-up page does not show that the account exists. */
export function signUpKnownEmail(
  { name }: { name: string },
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('subject'),
    paragraphs: [greeting(name, { language, brand }), t('about'), t('signIn')],
    action: { label: t('action'), href: `${publicUrl}/login` },
    notes: [t('notYou')],
  };
}
