import { LIMITS } from '@gatehouse/contracts';
import { greeting, type MailContent, type MailContext } from '../mail-content.js';

/** To a tenant's admin, when the organisation is opened. */
export function tenantActivated(
  { name, plan }: { name: string; plan: string },
  { publicUrl }: MailContext,
): MailContent {
  const trial = plan === 'trial' ? [`Your ${LIMITS.trialDays}-day free trial starts today.`] : [];
  return {
    subject: 'Your organisation is active',
    paragraphs: [
      greeting(name),
      'Your organisation at Gatehouse is active: everything is open to you and your people now.',
      ...trial,
    ],
    action: { label: 'Open the dashboard', href: `${publicUrl}/admin` },
  };
}
