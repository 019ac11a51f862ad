import { sessionCookieName } from '@gatehouse/contracts';
import { dropCookie, readCookie, setCookie } from './cookies.server';
import { settings } from './settings.server';

export const SESSION_COOKIE = sessionCookieName(settings.publicUrl);
const TOKEN = /^ghs_[A-Za-z0-9_-]{43}$/;

/** Whether the browser sent a session cookie at all, good or bad. */
export function hasSessionCookie(request: Request): boolean {
  return readCookie(request, SESSION_COOKIE) !== null;
}

/** The token that the browser sent, or null where it cannot be one. */
export function tokenOf(request: Request): string | null {
  const token = readCookie(request, SESSION_COOKIE);
  return token !== null && TOKEN.test(token) ? token : null;
}

/** `Set-Cookie` that keeps a token for as long as the browser runs; the server ends it earlier. */
export function sessionCookie(token: string): string {
  return setCookie(SESSION_COOKIE, token);
}

/** `Set-Cookie` that takes the session away from the browser. */
export function clearSessionCookie(): string {
  return dropCookie(SESSION_COOKIE);
}
