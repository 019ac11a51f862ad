import { LIMITS, PLAN_NAMES, type RequestedPlan } from '@gatehouse/contracts';
import type { MailContent, MailContext } from '../mail-content.js';

const inDays = (days: number) => (days === 1 ? 'in one day' : `in ${days} days`);

/** To a tenant's admin, ahead of the end of the trial. */
export function trialEnds({ days }: { days: number }, { publicUrl }: MailContext): MailContent {
  return {
    subject: `Your free trial ends ${inDays(days)}`,
    paragraphs: [
      'Hello,',
      `Your organization's free trial at Gatehouse ends ${inDays(days)}.`,
      'Choose a plan before then, and nothing changes for your people.',
    ],
    action: { label: 'See the plans', href: `${publicUrl}/admin` },
  };
}

/** To a tenant's admin, when the trial is over or a payment's day has passed. */
export function paymentOverdue({ plan }: { plan: string }, { publicUrl }: MailContext): MailContent {
  const first =
    plan === 'trial'
      ? "Your organization's free trial at Gatehouse is over."
      : "A payment for your organization's plan at Gatehouse is overdue.";
  return {
    subject: plan === 'trial' ? 'Your free trial is over' : 'A payment is overdue',
    paragraphs: [
      'Hello,',
      first,
      `Everything works for another ${LIMITS.paymentGraceDays} days. After that your organization is put on hold: people can still sign in and read, but change nothing.`,
    ],
    action: { label: 'Open the dashboard', href: `${publicUrl}/admin` },
  };
}

/** To a tenant's admin, when the grace period is over. */
export function onHold(_data: Record<never, never>, { publicUrl }: MailContext): MailContent {
  return {
    subject: 'Your organization is on hold',
    paragraphs: [
      'Hello,',
      'Your organization at Gatehouse is on hold, because a payment is still missing. People can sign in and read, but change nothing.',
      'Contact us to lift the hold.',
    ],
    action: { label: 'Open the dashboard', href: `${publicUrl}/admin` },
  };
}

/** To a tenant's admin, when somebody has answered what they asked for. */
export function planDecided(
  { plan, granted }: { plan: RequestedPlan; granted: boolean },
  { publicUrl }: MailContext,
): MailContent {
  const name = plan === 'trial' ? 'a free trial' : `the ${PLAN_NAMES[plan]}`;
  return {
    subject: granted ? 'Your request was granted' : 'Your request was declined',
    paragraphs: [
      'Hello,',
      granted
        ? `You asked for ${name}: it is yours now.`
        : `You asked for ${name}. We could not grant it; contact us to talk about what would suit you.`,
    ],
    action: { label: 'Open the dashboard', href: `${publicUrl}/admin` },
  };
}
