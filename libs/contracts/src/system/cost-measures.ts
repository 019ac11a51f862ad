/** What is measured of each organization and day. */
export const COST_MEASURES = ['processor', 'storage', 'tokens', 'emails', 'jobs', 'requests'] as const;
export type CostMeasure = (typeof COST_MEASURES)[number];

/** Kinds of requests, and the rest of what a process does. */
export const WORK_KINDS = ['sign_in', 'token', 'oauth', 'saml', 'scim', 'console', 'job', 'process'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Kinds of issued tokens. */
export const TOKEN_KINDS = ['access_token', 'id_token', 'refresh_token', 'saml_response'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/**
 * The weights of the shares of an organization in its overall cost. They sum to 1. Tokens, jobs and requests have none,
 * because their cost is the processor time that they take.
 */
export const COST_WEIGHTS = { processor: 0.5, storage: 0.25, emails: 0.25 } as const;

export const COSTS = {
  /** Range without dates, today included. */
  days: 30,
  /** The longest range. */
  mostDays: 93,
  /** The most expensive organizations. */
  top: 10,
  /** Reasons of each organization. */
  reasons: 4,
  /** Kinds of each measure that are named for an organization. */
  kinds: 12,
  /** Days for which rows are kept: 13 months. */
  keptDays: 400,
} as const;
