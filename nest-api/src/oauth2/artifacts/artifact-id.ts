import { createHash, randomBytes } from 'node:crypto';

/** Kinds of stored artifacts, by the library's names. */
export type ArtifactKind =
  | 'AccessToken'
  | 'AuthorizationCode'
  | 'ClientCredentials'
  | 'DeviceCode'
  | 'Interaction'
  | 'PushedAuthorizationRequest'
  | 'RefreshToken'
  | 'ReplayDetection'
  | 'UserCode';

/** Prefixes make tokens recognizable in logs and to users. */
const PREFIXES: Partial<Record<ArtifactKind, string>> = {
  AccessToken: 'gha_',
  AuthorizationCode: 'ghc_',
  ClientCredentials: 'ghm_',
  DeviceCode: 'ghd_',
  RefreshToken: 'ghr_',
};

const DAY_DIGITS = 3;
const DAY_SECONDS = 86_400;

/** Days since the epoch at which `exp` (seconds since the epoch) lies, in UTC. */
export function dayOf(exp: number): number {
  return Math.floor(exp / DAY_SECONDS);
}

/** `day` as PostgreSQL reads a date, e.g. `2026-11-21`. */
export function toDate(day: number): string {
  return new Date(day * DAY_SECONDS * 1000).toISOString().slice(0, 10);
}

/**
 * A token of `kind` that expires at `exp` (seconds since the epoch): prefix, day, 256 random bits.
 *
 * The day identifies its partition. It reveals no more than `expires_in`.
 */
export function newArtifactId(kind: ArtifactKind, exp: number, random: Buffer = randomBytes(32)): string {
  const day = dayOf(exp).toString(36).padStart(DAY_DIGITS, '0');
  return `${PREFIXES[kind] ?? ''}${day}${random.toString('base64url')}`;
}

/**
 * The days whose partitions may contain an artifact of `kind`: one if the ID contains it; today and tomorrow if the
 * library created the ID of a short-lived artifact; none if another system created the ID.
 */
export function daysOf(kind: ArtifactKind, id: string, now: number = Date.now() / 1000): number[] {
  const prefix = PREFIXES[kind];
  if (prefix === undefined) return /^[\w-]{10,64}$/.test(id) ? [dayOf(now), dayOf(now) + 1] : [];
  if (!id.startsWith(prefix) || !/^[0-9a-z]{3}[\w-]{43}$/.test(id.slice(prefix.length))) return [];
  return [Number.parseInt(id.slice(prefix.length, prefix.length + DAY_DIGITS), 36)];
}

/**
 * The stored hash of an ID, so that the content of the table is useless to a thief.
 *
 * @param owner the tenant whose issuer created it; null for the shared one. Other issuers do not know it
 */
export function hashOf(id: string, owner: string | null): Buffer {
  return createHash('sha256')
    .update(owner === null ? id : `${owner} ${id}`)
    .digest();
}
