/** How many traces of a connection keep their steps and claims, and how many days older ones stay as one line. */
export const TRACES_KEPT = {
  open: 50,
  wholeSuccesses: 50,
  wholeFailures: 500,
  successDays: 30,
  failureDays: 90,
} as const;
/** From this many failed sign-ins in a row on, a connection is reported as failing. */
export const FAILING_SIGN_INS = 3;

/** Whether a connection rejects nine of ten sign-ins, or more. */
export function rejectsMost({ good, failed }: { good: number; failed: number }): boolean {
  return failed >= FAILING_SIGN_INS && failed >= 9 * good;
}
