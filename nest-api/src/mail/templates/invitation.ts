import { LIMITS } from '@gatehouse/contracts';
import { greeting, type MailContent, plainName } from '../mail-content.js';

/** To somebody whom an organization wants to have. `link` works once, and only the newest one does. */
export function invitation({
  name,
  tenantName,
  tenantCode,
  invitedBy,
  link,
}: {
  name: string;
  tenantName: string;
  tenantCode: string;
  invitedBy: string;
  link: string;
}): MailContent {
  const tenant = plainName(tenantName) ?? `the organization ${tenantCode}`;
  const by = plainName(invitedBy);
  return {
    subject: `You are invited to ${tenant}`,
    paragraphs: [
      greeting(name),
      by
        ? `${by} invites you to ${tenant} at Gatehouse, where its people sign in to their applications.`
        : `You are invited to ${tenant} at Gatehouse, where its people sign in to their applications.`,
    ],
    action: { label: 'Accept the invitation', href: link },
    notes: [
      `The link works once, within ${LIMITS.invitationDays} days. It is yours alone: do not pass it on.`,
      'If you do not know who invites you, do nothing: without the link no account is made.',
    ],
  };
}
