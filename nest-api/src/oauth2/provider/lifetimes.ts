import { OFFLINE_SECONDS } from '@gatehouse/contracts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long things live, in seconds. What is kept by day must not live longer than the partitions reach. */
export const LIFETIMES = {
  authorizationCode: MINUTE,
  /** Opaque: dead at once when it is revoked. */
  accessToken: HOUR,
  /** Nobody can revoke it, so it is short. */
  jwtAccessToken: 5 * MINUTE,
  /** How long a person has to type the code of a device. */
  deviceCode: 10 * MINUTE,
  idToken: HOUR,
  /** The longest that a client's assertion of itself may live. */
  clientAssertion: HOUR,
  /** How long the sign-in page of an application may stay open. */
  interaction: HOUR,
  /** The longest that any limit lets a refresh token lie unused: within what the partitions reach. */
  longestRefreshTokenIdle: OFFLINE_SECONDS.idle.max,
  /** How long a key signs. */
  signingKey: 90 * DAY,
  /** How long a key is published after it signed for the last time; longer than all that it signed lives. */
  retiredKey: 2 * DAY,
  /** What one sign-in with `offline_access` is good for in all. */
  authorization: OFFLINE_SECONDS.total.max,
} as const;
