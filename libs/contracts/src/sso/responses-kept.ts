/** Retention of identity providers' responses: the number of days, and the number for each connection. */
export const RESPONSES_KEPT = {
  days: 7,
  /** Limit for each outcome, so that a repeated failure does not evict the others. */
  failures: 50,
  successes: 5,
  /** Larger ones are listed, but cannot be run again. */
  bytes: 65_536,
} as const;
