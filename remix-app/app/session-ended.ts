/** Why somebody finds themselves on the sign-in page. */
const END_REASONS = ['idle', 'total', 'ended', 'moved', 'signed-out'] as const;
export type EndReason = (typeof END_REASONS)[number];

export function readEndReason(value: string | null): EndReason | null {
  return END_REASONS.find((reason) => reason === value) ?? null;
}
