import { OFFLINE_SECONDS } from '@gatehouse/contracts';

/** How long an application may act for a person who is away, in seconds; null where nobody set it. */
export interface OfflineLimits {
  /** From one refresh to the next. */
  readonly offlineIdleSeconds: number | null;
  /** Since the sign-in. */
  readonly offlineTotalSeconds: number | null;
}

/** For people of the platform, who have no tenant that could say. */
export const PLATFORM_LIMITS: OfflineLimits = {
  offlineIdleSeconds: OFFLINE_SECONDS.idle.default,
  offlineTotalSeconds: OFFLINE_SECONDS.total.default,
};

/** What holds where several limits do: the shortest of each. */
export function strictest(...limits: (OfflineLimits | null | undefined)[]) {
  const least = (name: keyof OfflineLimits, most: number) =>
    Math.min(most, ...limits.map((limit) => limit?.[name] ?? most));
  return {
    idleSeconds: least('offlineIdleSeconds', OFFLINE_SECONDS.idle.max),
    totalSeconds: least('offlineTotalSeconds', OFFLINE_SECONDS.total.max),
  };
}

/** When a refresh token runs out that stays the same when it is used; `begun` as below. */
export function lastingTokenEnd(begun: number, { totalSeconds }: ReturnType<typeof strictest>): number {
  // Further ahead there are no partitions.
  return begun + Math.min(totalSeconds, OFFLINE_SECONDS.idle.max);
}

/**
 * When a refresh token runs out, in seconds since the epoch.
 *
 * @param issued when it was made
 * @param begun when the sign-in was that it goes back to
 */
export function refreshTokenEnd(
  issued: number,
  begun: number,
  { idleSeconds, totalSeconds }: ReturnType<typeof strictest>,
): number {
  return Math.min(issued + idleSeconds, begun + totalSeconds);
}
