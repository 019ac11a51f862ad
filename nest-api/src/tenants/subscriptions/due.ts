import { LIMITS, type PaymentStatus, type Plan, type TenantStatus } from '@gatehouse/contracts';

/** The subscription data that the schedule reads. */
export interface Subscription {
  readonly status: TenantStatus;
  readonly plan: Plan;
  readonly paymentStatus: PaymentStatus;
  readonly trialEndsAt: Date | null;
  readonly nextPaymentAt: Date | null;
  readonly overdueSince: Date | null;
  readonly remindedDays: number | null;
}

/** The due action. At most one at a time; the next run finds the next one. */
export type Due =
  | { readonly what: 'remind'; readonly days: number; readonly endsAt: Date }
  | { readonly what: 'overdue'; readonly since: Date }
  | { readonly what: 'hold' }
  | null;

const DAY_MS = 86_400_000;

/**
 * The action that is due for a subscription. Pure and idempotent: after the action, it is no longer due.
 *
 * Reminders are sent 7, 3 and 1 days before the end of a trial. If several were missed, only the closest one is sent. A
 * finished trial and a missed payment are overdue. After the grace period, the tenant is on hold, which keeps
 * everything readable.
 */
export function dueOf(tenant: Subscription, now: Date): Due {
  if (tenant.status !== 'active') return null;
  const ends = tenant.plan === 'trial' ? tenant.trialEndsAt : tenant.nextPaymentAt;
  if (tenant.paymentStatus === 'overdue') {
    const since = tenant.overdueSince ?? ends;
    return since && +now >= +since + LIMITS.paymentGraceDays * DAY_MS ? { what: 'hold' } : null;
  }
  if (!ends) return null;
  if (ends <= now) return { what: 'overdue', since: ends };
  return tenant.plan === 'trial' ? reminder(tenant.remindedDays, ends, now) : null;
}

function reminder(reminded: number | null, endsAt: Date, now: Date): Due {
  const left = (+endsAt - +now) / DAY_MS;
  const days = LIMITS.trialReminderDays.filter((ahead) => left <= ahead).at(-1);
  if (days === undefined || (reminded !== null && reminded <= days)) return null;
  return { what: 'remind', days, endsAt };
}
