import { LIMITS, type RequestedPlan } from '@gatehouse/contracts';
import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts as plans } from './texts/plans/index.js';
import { texts } from './texts/subscription/index.js';

/** To a tenant's admin, ahead of the end of the trial. */
export function trialEnds(
  { days }: { days: number },
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('trialEndsSubject', { days }),
    paragraphs: [greeting(null, { language, brand }), t('trialEnds', { days }), t('choosePlan')],
    action: { label: t('plansAction'), href: `${publicUrl}/admin` },
  };
}

/** To a tenant's admin, when the trial is over or a payment date has passed. */
export function paymentOverdue(
  { plan }: { plan: string },
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const reason = plan === 'trial' ? 'trialOver' : 'overdue';
  return {
    subject: t(`${reason}Subject`),
    paragraphs: [
      greeting(null, { language, brand }),
      t(reason),
      t('grace', { days: LIMITS.paymentGraceDays }),
    ],
    action: { label: t('action'), href: `${publicUrl}/admin` },
  };
}

/** To a tenant's admin, when the grace period is over. */
export function onHold(
  _data: Record<never, never>,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('onHoldSubject'),
    paragraphs: [greeting(null, { language, brand }), t('onHold'), t('liftHold')],
    action: { label: t('action'), href: `${publicUrl}/admin` },
  };
}

/** To a tenant's admin, when a superadmin decided on the requested plan. */
export function planDecided(
  { plan, granted }: { plan: RequestedPlan; granted: boolean },
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const decision = granted ? 'granted' : 'declined';
  return {
    subject: t(`${decision}Subject`),
    paragraphs: [greeting(null, { language, brand }), t(decision, { plan: plans(language)(plan) })],
    action: { label: t('action'), href: `${publicUrl}/admin` },
  };
}
