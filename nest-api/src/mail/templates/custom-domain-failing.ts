import { formatsOf } from '@gatehouse/texts';
import { greeting, type MailContent, type MailContext } from '../mail-content.js';

import { texts } from './texts/custom-domain-failing/index.js';

/**
 * To a tenant's admins: a DNS record of their custom domain is missing.
 *
 * @param until when it stops signing users in; null if it has stopped
 */
export function customDomainFailing(
  { host, until }: { host: string; until: string | null },
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t(until ? 'subject' : 'stoppedSubject', { host }),
    paragraphs: [
      greeting(null, { language, brand }),
      t('about', { host }),
      until ? t('effect', { date: formatsOf(language).date(until) }) : t('stoppedEffect'),
    ],
    action: { label: t('action'), href: `${publicUrl}/admin/settings` },
  };
}
