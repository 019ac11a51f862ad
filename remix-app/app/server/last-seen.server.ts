import { createHash } from 'node:crypto';
import type { AuthenticatedUser } from '@gatehouse/contracts';

/** About 1 KiB each. */
const MOST = 5_000;

/** The last known user of each session, by the hash of its token; the oldest first. */
const seen = new Map<string, AuthenticatedUser>();

export function rememberUser(token: string, user: AuthenticatedUser): void {
  const key = keyOf(token);
  seen.delete(key);
  seen.set(key, user);
  const [oldest] = seen.keys();
  if (oldest !== undefined && seen.size > MOST) seen.delete(oldest);
}

/** Not an authorization: the caller also asks the API, whose response decides. */
export function lastSeenUser(token: string): AuthenticatedUser | null {
  return seen.get(keyOf(token)) ?? null;
}

/** Hashed, so that memory contains no tokens for longer than a request. */
function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
