/** Days before the expiry at which admins are warned; 0 tells that it expired. */
export const TOKEN_WARNING_DAYS = [14, 7, 1, 0] as const;

const DAY_MS = 86_400_000;

/**
 * The step that is due and was not sent; null for none. A missed step is sent late.
 *
 * @param warned the smallest step that was sent for this expiry
 */
export function dueTokenWarning(
  endsAt: Date,
  warned: number | null,
  now: Date,
): { step: number; daysLeft: number } | null {
  const daysLeft = Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS));
  const step = TOKEN_WARNING_DAYS.findLast((days) => daysLeft <= days);
  return step === undefined || (warned !== null && warned <= step) ? null : { step, daysLeft };
}
