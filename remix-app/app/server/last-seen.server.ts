import { createHash } from 'node:crypto';
import type { AuthenticatedUser } from '@gatehouse/contracts';

/** About 1 KiB each. */
const MOST = 5_000;

/** Who each session belonged to when the API last said it, by the hash of its token; the oldest first. */
const seen = new Map<string, AuthenticatedUser>();

export function rememberUser(token: string, user: AuthenticatedUser): void {
  const key = keyOf(token);
  seen.delete(key);
  seen.set(key, user);
  const [oldest] = seen.keys();
  if (oldest !== undefined && seen.size > MOST) seen.delete(oldest);
}

/** Decides nothing: whoever uses it asks the API at the same time, and goes by what the API says. */
export function lastSeenUser(token: string): AuthenticatedUser | null {
  return seen.get(keyOf(token)) ?? null;
}

/** The heap holds no tokens for longer than a request. */
function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
