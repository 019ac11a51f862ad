import type { ChangeOrganization, FieldError } from '@gatehouse/contracts';
import { UnprocessableInput } from '../../common/app-error.js';
import type { Tenant } from '../tenant.entity.js';

type Limits = Pick<
  Tenant,
  'sessionIdleSeconds' | 'sessionTotalSeconds' | 'offlineIdleSeconds' | 'offlineTotalSeconds'
>;

const PAIRS = [
  [
    'sessionIdleSeconds',
    'sessionTotalSeconds',
    'The idle timeout cannot be longer than the maximum lifetime',
  ],
  [
    'offlineIdleSeconds',
    'offlineTotalSeconds',
    'The time between two refreshes cannot be longer than the maximum lifetime',
  ],
] as const;

/** Whether a change affects session lifetimes. */
export function touchesLimits(change: Partial<ChangeOrganization>): boolean {
  return PAIRS.some(([idle, total]) => change[idle] !== undefined || change[total] !== undefined);
}

/**
 * Checks that the resulting limits are consistent. Unchanged limits are not checked, because a superadmin may have set
 * them.
 *
 * @throws UnprocessableInput
 */
export function requireLimitsInOrder(limits: Limits, change: Partial<ChangeOrganization>): void {
  const errors = PAIRS.filter(([idle, total]) => change[idle] !== undefined || change[total] !== undefined)
    .filter(([idle, total]) => limits[idle] > limits[total])
    .map(([field, , message]): FieldError => ({ field, code: 'longer_than_total', message }));
  if (errors.length > 0) throw new UnprocessableInput(errors);
}
