import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/sign-up-domain-owned/index.js';

/** To a user whose domain belongs to a tenant. Names neither the tenant nor its members. */
export function signUpDomainOwned(
  { name, domain }: { name: string; domain: string },
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('subject'),
    paragraphs: [greeting(name, { language, brand }), t('about', { domain }), t('next')],
    action: { label: t('action'), href: `${publicUrl}/login` },
    notes: [t('notYou')],
  };
}
