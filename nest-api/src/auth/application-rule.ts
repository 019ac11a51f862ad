import type { RiskAction } from '@gatehouse/contracts';

/** What the policy of a tenant does at risk for one application. */
export interface ApplicationRule {
  /** Of the row. */
  readonly id: string;
  /** Null for a SAML application. */
  readonly clientId: string | null;
  readonly medium: RiskAction;
  readonly high: RiskAction;
}
