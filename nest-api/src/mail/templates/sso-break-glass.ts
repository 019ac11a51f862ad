import type { MailContent, MailContext } from '../mail-content.js';

/** To all admins of a tenant that enforces SSO: one of them came in another way, as they may in need. */
export function ssoBreakGlass({ email }: { email: string }, { publicUrl }: MailContext): MailContent {
  return {
    subject: 'Emergency access was used',
    paragraphs: [
      'Hello,',
      `Your organization signs in through single sign-on alone. ${email}, who is named for emergencies, has just signed in without it.`,
      'If you know why, there is nothing to do. If not, take the name off the list and end their sessions.',
    ],
    action: { label: 'Open single sign-on', href: `${publicUrl}/admin/sso/enforcement` },
  };
}
