import { type MailContent, type MailContext, plainName } from '../mail-content.js';

/** To a tenant's admins: after the end of this certificate nobody signs in through the connection. */
export function ssoCertificateExpires(
  { connection, days }: { connection: string; days: number },
  { publicUrl }: MailContext,
): MailContent {
  const named = plainName(connection) ? `the connection "${connection.trim()}"` : 'one of your connections';
  const when = days === 1 ? 'tomorrow' : `in ${days} days`;
  return {
    subject: `A certificate of your single sign-on ends ${when}`,
    paragraphs: [
      'Hello,',
      `The certificate with which your identity provider signs for ${named} ends ${when}. After that nobody can sign in through it.`,
      'Give us the new certificate before: both are believed while both are valid.',
    ],
    action: { label: 'Open single sign-on', href: `${publicUrl}/admin/sso` },
  };
}
