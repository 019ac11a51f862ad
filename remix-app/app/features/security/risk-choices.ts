import type { RiskTerms } from '@gatehouse/contracts';

/** The fields of the form; each is a key of its label. */
export const RISK_FIELDS = ['riskMode', 'riskMedium', 'riskHigh', 'riskModel'] as const;

const KEYS = { riskMode: 'mode', riskMedium: 'medium', riskHigh: 'high', riskModel: 'model' } as const;

export function riskField(name: (typeof RISK_FIELDS)[number], risk: RiskTerms) {
  return risk[KEYS[name]];
}
