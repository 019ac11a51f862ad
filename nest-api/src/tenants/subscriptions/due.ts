import { LIMITS, type PaymentStatus, type Plan, type TenantStatus } from '@gatehouse/contracts';

/** What of a tenant the clock looks at. */
export interface Subscription {
  readonly status: TenantStatus;
  readonly plan: Plan;
  readonly paymentStatus: PaymentStatus;
  readonly trialEndsAt: Date | null;
  readonly nextPaymentAt: Date | null;
  readonly overdueSince: Date | null;
  readonly remindedDays: number | null;
}

/** What is due. At most one thing at a time: after it the next look finds the next. */
export type Due =
  | { readonly what: 'remind'; readonly days: number; readonly endsAt: Date }
  | { readonly what: 'overdue'; readonly since: Date }
  | { readonly what: 'hold' }
  | null;

const DAY_MS = 86_400_000;

/**
 * What the clock does about a subscription. Pure, and idempotent: done once, it is due no more.
 *
 * A trial's admin is reminded 7, 3 and 1 days ahead of its end; whoever was away for some of them hears of the
 * nearest alone. A trial that is over and a payment whose day has passed are overdue; after the grace period the
 * tenant is on hold, so that everything stays readable.
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
