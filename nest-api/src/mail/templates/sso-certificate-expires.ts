import { type MailContent, type MailContext, plainName } from '../mail-content.js';

/**
 * To a tenant's admins, or to superadmins: after the end of this certificate nobody signs in through the connection.
 * `path` is the connection's page.
 */
export function ssoCertificateExpires(
  { connection, days, path }: { connection: string; days: number; path: string },
  { publicUrl }: MailContext,
): MailContent {
  const named = plainName(connection) ? `the connection "${connection.trim()}"` : 'one of your connections';
  const when = days === 1 ? 'tomorrow' : `in ${days} days`;
  return {
    subject: `A certificate of your single sign-on ends ${when}`,
    paragraphs: [
      'Hello,',
      `The certificate with which your identity provider signs for ${named} ends ${when}. After that nobody can sign in through it.`,
      'Add the new certificate before that: the old and the new one are both accepted while they are valid. A connection that has a metadata address takes it on by itself, as soon as your provider publishes it.',
    ],
    action: { label: 'Open the connection', href: `${publicUrl}${path}` },
  };
}
