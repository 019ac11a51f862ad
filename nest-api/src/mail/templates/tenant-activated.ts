import { LIMITS } from '@gatehouse/contracts';
import type { MailContent, MailContext } from '../mail-content.js';

/** To a tenant's admin, when the organisation is opened. */
export function tenantActivated({ plan }: { plan: string }, { publicUrl }: MailContext): MailContent {
  const trial = plan === 'trial' ? [`Your ${LIMITS.trialDays}-day free trial starts today.`] : [];
  return {
    subject: 'Your organization is active',
    paragraphs: [
      'Hello,',
      'Your organization at Gatehouse is active: everything is open to you and your people now.',
      ...trial,
    ],
    action: { label: 'Open the dashboard', href: `${publicUrl}/admin` },
  };
}
