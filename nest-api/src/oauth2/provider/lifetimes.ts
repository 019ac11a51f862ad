import { OFFLINE_SECONDS } from '@gatehouse/contracts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetimes in seconds. Artifacts in daily partitions must not live longer than the partitions reach. */
export const LIFETIMES = {
  authorizationCode: MINUTE,
  /** Opaque: revocation is immediate. */
  accessToken: HOUR,
  /** Cannot be revoked, so it is short. */
  jwtAccessToken: 5 * MINUTE,
  /** Time for entering a device code. */
  deviceCode: 10 * MINUTE,
  idToken: HOUR,
  /** Maximum lifetime of a client assertion. */
  clientAssertion: HOUR,
  /** Lifetime of an application's sign-in page. */
  interaction: HOUR,
  /** Maximum idle time of a refresh token, within the reach of the partitions. */
  longestRefreshTokenIdle: OFFLINE_SECONDS.idle.max,
  /** How long a key signs. */
  signingKey: 90 * DAY,
  /** How long a retired key is published: longer than anything that it signed is valid. */
  retiredKey: 2 * DAY,
  /** Total lifetime of a sign-in with `offline_access`. */
  authorization: OFFLINE_SECONDS.total.max,
} as const;
