import { type MailContent, type MailContext, plainName } from '../mail-content.js';

/** To a tenant's admins: whoever they sent the link to has connected the directory. */
export function ssoWizardDone(
  { connection, by }: { connection: string; by: string | null },
  { publicUrl }: MailContext,
): MailContent {
  const named = plainName(connection) ? `The connection "${connection.trim()}"` : 'The connection';
  return {
    subject: 'Your directory was connected',
    paragraphs: [
      'Hello,',
      `${named} was set up through the link that you handed on${by ? `, by ${by}` : ''}. The link no longer works.`,
      'Nobody signs in through it yet: test it, then enable it.',
    ],
    action: { label: 'Open single sign-on', href: `${publicUrl}/admin/sso` },
    notes: ['If you did not hand on a link, delete the connection and look at the audit trail.'],
  };
}
