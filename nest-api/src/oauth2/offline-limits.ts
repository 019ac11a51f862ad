import { OFFLINE_SECONDS } from '@gatehouse/contracts';

/** Limits of offline access, in seconds; null if not set. */
export interface OfflineLimits {
  /** Between two refreshes. */
  readonly offlineIdleSeconds: number | null;
  /** Since the sign-in. */
  readonly offlineTotalSeconds: number | null;
}

/** Defaults for superadmins, who have no tenant. */
export const PLATFORM_LIMITS: OfflineLimits = {
  offlineIdleSeconds: OFFLINE_SECONDS.idle.default,
  offlineTotalSeconds: OFFLINE_SECONDS.total.default,
};

/** Combines limits: the shortest of each. */
export function strictest(...limits: (OfflineLimits | null | undefined)[]) {
  const least = (name: keyof OfflineLimits, most: number) =>
    Math.min(most, ...limits.map((limit) => limit?.[name] ?? most));
  return {
    idleSeconds: least('offlineIdleSeconds', OFFLINE_SECONDS.idle.max),
    totalSeconds: least('offlineTotalSeconds', OFFLINE_SECONDS.total.max),
  };
}

/** Expiry of a refresh token that is not rotated; `begun` as below. */
export function lastingTokenEnd(begun: number, { totalSeconds }: ReturnType<typeof strictest>): number {
  // Partitions do not reach further.
  return begun + Math.min(totalSeconds, OFFLINE_SECONDS.idle.max);
}

/**
 * Expiry of a refresh token, in seconds since the epoch.
 *
 * @param issued time of issue
 * @param begun time of the original sign-in
 */
export function refreshTokenEnd(
  issued: number,
  begun: number,
  { idleSeconds, totalSeconds }: ReturnType<typeof strictest>,
): number {
  return Math.min(issued + idleSeconds, begun + totalSeconds);
}
