import type { MailContent, MailContext } from '../mail-content.js';

/** To all admins of a tenant: single sign-on became the only way in, or stopped being it. */
export function ssoEnforcement(
  { enforced, by, exempt }: { enforced: boolean; by: string; exempt: readonly string[] },
  { publicUrl }: MailContext,
): MailContent {
  const action = { label: 'Open single sign-on', href: `${publicUrl}/admin/sso/enforcement` };
  if (!enforced) {
    return {
      subject: 'Single sign-on is no longer required',
      paragraphs: [
        'Hello,',
        `${by} has just ended that everybody in your organization signs in through single sign-on. Passwords open accounts again.`,
        'If you did not expect this, ask them, and switch it on again.',
      ],
      action,
    };
  }
  return {
    subject: 'Single sign-on is now required',
    paragraphs: [
      'Hello,',
      `${by} has just made single sign-on the only way into your organization. Passwords no longer open an account.`,
      `In an emergency these admins may still use theirs, and every admin is told when one does: ${exempt.join(', ')}.`,
    ],
    action,
  };
}
