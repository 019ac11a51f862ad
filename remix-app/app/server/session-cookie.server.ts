import { sessionCookieName } from '@gatehouse/contracts';
import { dropCookie, readCookie, setCookie } from './cookies.server';
import { settings } from './settings.server';

export const SESSION_COOKIE = sessionCookieName(settings.publicUrl);
const TOKEN = /^ghs_[A-Za-z0-9_-]{43}$/;

/** Whether the browser sent a session cookie, valid or not. */
export function hasSessionCookie(request: Request): boolean {
  return readCookie(request, SESSION_COOKIE) !== null;
}

/** The token in the cookie, or null if it cannot be one. */
export function tokenOf(request: Request): string | null {
  const token = readCookie(request, SESSION_COOKIE);
  return token !== null && TOKEN.test(token) ? token : null;
}

/** `Set-Cookie` that keeps a token until the browser ends; the session expires earlier. */
export function sessionCookie(token: string): string {
  return setCookie(SESSION_COOKIE, token);
}

/** `Set-Cookie` that deletes the session cookie. */
export function clearSessionCookie(): string {
  return dropCookie(SESSION_COOKIE);
}
