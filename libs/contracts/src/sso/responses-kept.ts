/** What is kept of the responses of identity providers: for how many days, and of each connection how many. */
export const RESPONSES_KEPT = {
  days: 7,
  /** Of each outcome, so that a stranger who causes one failure again and again pushes out no other. */
  failures: 50,
  successes: 5,
  /** Larger ones are listed, but cannot be run again. */
  bytes: 65_536,
} as const;
