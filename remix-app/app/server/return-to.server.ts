import type { EndReason } from '~/session-ended';

const BASE = 'http://gatehouse.invalid';

/** Pages that would lead a person round in a circle, or out again at once. */
const NOT_A_DESTINATION = [
  '/login',
  '/login/second-factor',
  '/login-old',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/confirm',
  '/logout',
  '/switch-role',
  '/sso/callback',
  '/verify-email',
  '/oauth/try',
  '/oauth/sign-out',
  '/oauth/signed-out',
];

/**
 * A path of this origin to come back to, or null for anything else: another site's address in any of its
 * disguises, a page that leads nowhere.
 */
export function safeReturnTo(value: string | null | undefined): string | null {
  const path = pathHere(value);
  const isNone = path === null || NOT_A_DESTINATION.includes(new URL(path, BASE).pathname.toLowerCase());
  return isNone ? null : path;
}

/** A path of this origin, or null for anything else: another site's address in any of its disguises. */
export function pathHere(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || value.length > 2_000 || hasControlCharacter(value)) return null;
  // A browser reads `//host` and `/\host` as another site.
  if (/^\/[/\\]/.test(value)) return null;
  const url = URL.parse(value, BASE);
  if (url?.origin !== BASE || /^\/[/\\]/.test(url.pathname)) return null;
  return `${url.pathname}${url.search}`;
}

function hasControlCharacter(value: string): boolean {
  return [...value].some((character) => character < ' ' || character === '\u007f');
}

/** The sign-in page that brings a person back to what they asked for, and says why they are there. */
export function loginPath(request: Request, reason?: EndReason): string {
  const { pathname, search } = new URL(request.url);
  const returnTo = safeReturnTo(`${pathname}${search}`);
  const query = new URLSearchParams({
    ...(returnTo && returnTo !== '/' && { returnTo }),
    ...(reason && { reason }),
  });
  return query.size > 0 ? `/login?${query}` : '/login';
}
