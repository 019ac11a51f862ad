import type { RiskPolicy } from '@gatehouse/contracts';

/** The fields of the form; each is a key of its label. */
export const RISK_FIELDS = ['riskMode', 'riskMedium', 'riskHigh'] as const;

const KEYS = { riskMode: 'mode', riskMedium: 'medium', riskHigh: 'high' } as const;

export function riskField(name: (typeof RISK_FIELDS)[number], risk: RiskPolicy) {
  return risk[KEYS[name]];
}
