const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long things live, in seconds. What is kept by day must not live longer than the partitions reach. */
export const LIFETIMES = {
  authorizationCode: MINUTE,
  /** Opaque: dead at once when it is revoked. */
  accessToken: HOUR,
  idToken: HOUR,
  /** The longest that a client's assertion of itself may live. */
  clientAssertion: HOUR,
  /** How long the sign-in page of an application may stay open. */
  interaction: HOUR,
  /** A refresh token that nobody uses; each use begins anew. */
  refreshTokenIdle: 14 * DAY,
  /** How long a key signs. */
  signingKey: 90 * DAY,
  /** How long a key is published after it signed for the last time; longer than all that it signed lives. */
  retiredKey: 2 * DAY,
  /** What one sign-in with `offline_access` is good for in all. */
  authorization: 90 * DAY,
} as const;

/** So long a refresh that is repeated gets the same answer, so that parallel tabs aren't signed out. Seconds. */
export const REFRESH_GRACE_SECONDS = 10;

/**
 * When a refresh token that is made at `now` runs out. All in seconds since the epoch.
 *
 * @param begun when the sign-in was that it goes back to
 */
export function refreshTokenEnd(now: number, begun: number): number {
  return Math.min(now + LIFETIMES.refreshTokenIdle, begun + LIFETIMES.authorization);
}
