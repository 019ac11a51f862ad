import type { MailContent, MailContext } from '../mail-content.js';

/** To a tenant's admins: the DNS no longer proves a domain. */
export function domainProofLost(
  { domain, recordName }: { domain: string; recordName: string },
  { publicUrl }: MailContext,
): MailContent {
  return {
    subject: `The proof of ${domain} is gone`,
    paragraphs: [
      'Hello,',
      `We look at the DNS of your domains once a day. The TXT record ${recordName}, which proves that ${domain} is yours, is no longer there.`,
      'Until it is back nobody new joins your organization by this domain, and no account is linked by it. Everybody who has an account still signs in.',
    ],
    action: { label: 'See the record and check again', href: `${publicUrl}/admin/domains` },
  };
}
