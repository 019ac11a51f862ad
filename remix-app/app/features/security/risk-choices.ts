import type { RiskPolicy } from '@gatehouse/contracts';

/** The fields of the form; each is a key of its label. */
export const RISK_FIELDS = ['riskMode', 'riskMedium', 'riskHigh', 'riskModel'] as const;
export const RISK_GROUP_FIELDS = ['riskGroup', 'riskGroupMedium', 'riskGroupHigh'] as const;

/** A group that can have stricter actions. */
export interface RiskGroup {
  id: string;
  name: string;
}

const KEYS = { riskMode: 'mode', riskMedium: 'medium', riskHigh: 'high', riskModel: 'model' } as const;

export function riskField(name: (typeof RISK_FIELDS)[number], risk: Omit<RiskPolicy, 'group'>) {
  return risk[KEYS[name]];
}

/** A new group begins with the strictest action at high risk. */
export function riskGroupField(
  name: (typeof RISK_GROUP_FIELDS)[number],
  { group, medium }: RiskPolicy,
): string {
  if (name === 'riskGroup') return group?.id ?? '';
  return name === 'riskGroupMedium' ? (group?.medium ?? medium) : (group?.high ?? 'reject');
}
