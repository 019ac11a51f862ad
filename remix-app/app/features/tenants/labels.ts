import type { PaymentStatus, Plan, TenantSort } from '@gatehouse/contracts';

export const PLAN_LABELS: Record<Plan, string> = {
  trial: 'Trial',
  basic: 'Basic',
  pro: 'Pro',
  enterprise: 'Enterprise',
};

export const PAYMENT_LABELS: Record<PaymentStatus, string> = {
  paid: 'Paid',
  pending: 'Pending',
  overdue: 'Overdue',
};

export const SORT_LABELS: Record<TenantSort, string> = {
  created: 'Created',
  name: 'Name',
  nextPayment: 'Next payment',
};

/** Choices of a select, with a first one that chooses nothing. */
export function choices<T extends string>(labels: Record<T, string>, none?: string) {
  const known = (Object.keys(labels) as T[]).map((value) => ({
    value: value as string,
    label: labels[value],
  }));
  return none === undefined ? known : [{ value: '', label: none }, ...known];
}
