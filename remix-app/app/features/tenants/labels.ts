import type { PaymentStatus, Plan, TenantSort, TenantStatus } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';

type English = typeof import('./texts/labels/en').default;
export type LabelTexts = Translate<English>;
export type Label = keyof English;

/** All statuses, in display order. */
export const STATUS_LABELS: Record<TenantStatus, Label> = {
  active: 'active',
  pending: 'pending',
  'on-hold': 'onHold',
  suspended: 'suspended',
  cancelled: 'cancelled',
  inactive: 'inactive',
  deactivated: 'deactivated',
};

export const PLAN_LABELS: Record<Plan, Label> = {
  trial: 'trial',
  basic: 'basic',
  pro: 'pro',
  enterprise: 'enterprise',
};

export const PAYMENT_LABELS: Record<PaymentStatus, Label> = {
  paid: 'paid',
  pending: 'paymentPending',
  overdue: 'overdue',
};

export const SORT_LABELS: Record<TenantSort, Label> = {
  created: 'created',
  name: 'name',
  nextPayment: 'nextPayment',
};

/** Options of a select, preceded by an empty one. */
export function choices<T extends string>(labels: Record<T, Label>, t: LabelTexts, none?: string) {
  const known = (Object.keys(labels) as T[]).map((value) => ({
    value: value as string,
    label: t(labels[value]),
  }));
  return none === undefined ? known : [{ value: '', label: none }, ...known];
}
