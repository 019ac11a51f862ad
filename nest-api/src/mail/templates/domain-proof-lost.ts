import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/domain-proof-lost/index.js';

/** To a tenant's admins: the DNS record that verifies a domain is missing. */
export function domainProofLost(
  { domain, recordName }: { domain: string; recordName: string },
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('subject', { domain }),
    paragraphs: [greeting(null, { language, brand }), t('about', { domain, recordName }), t('effect')],
    action: { label: t('action'), href: `${publicUrl}/admin/domains` },
  };
}
