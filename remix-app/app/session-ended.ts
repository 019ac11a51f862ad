/** Why somebody finds themselves on the sign-in page. */
export const END_REASONS = {
  idle: 'You were signed out because nothing had happened for a while. Sign in to go on where you were.',
  total: 'Your session reached its longest time. Sign in again to go on where you were.',
  ended: 'Your session has ended. Sign in to go on.',
  'signed-out': 'You are signed out.',
} as const;
export type EndReason = keyof typeof END_REASONS;

export function readEndReason(value: string | null): EndReason | null {
  return value !== null && Object.hasOwn(END_REASONS, value) ? (value as EndReason) : null;
}
