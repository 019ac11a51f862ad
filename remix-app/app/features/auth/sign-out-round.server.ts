import { cookieName, readCookie, setCookie } from '~/server/cookies.server';

const COOKIE = cookieName('gatehouse_sign_out');
/** As long as the API stores the single logout. */
const SECONDS = 900;
const PAGE = /^\/saml\/signed-out\/[\w-]{43}$/;

/** `Set-Cookie` that remembers the page of a single logout, for users who sign out again. */
export function keepSignOutRound(page: string): string {
  return setCookie(COOKIE, new URL(page).pathname, SECONDS);
}

/** The path of the page, or null. */
export function readSignOutRound(request: Request): string | null {
  const path = readCookie(request, COOKIE);
  return path !== null && PAGE.test(path) ? path : null;
}
