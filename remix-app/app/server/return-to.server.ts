import type { EndReason } from '~/session-ended';

const BASE = 'http://gatehouse.invalid';

/** Pages that would cause a loop, or sign the user out. */
const NOT_A_DESTINATION = [
  '/login',
  '/login/second-factor',
  '/login-old',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/not-me',
  '/unsubscribe',
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
 * A path of this origin to return to, or null for anything else: a disguised URL of another site, or a page without a
 * purpose as a target.
 */
export function safeReturnTo(value: string | null | undefined): string | null {
  const path = pathHere(value);
  const isNone = path === null || NOT_A_DESTINATION.includes(new URL(path, BASE).pathname.toLowerCase());
  return isNone ? null : path;
}

/** A path of this origin, or null for anything else, such as a disguised URL of another site. */
export function pathHere(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || value.length > 2_000 || hasControlCharacter(value)) return null;
  // Browsers treat `//host` and `/\host` as another site.
  if (/^\/[/\\]/.test(value)) return null;
  const url = URL.parse(value, BASE);
  if (url?.origin !== BASE || /^\/[/\\]/.test(url.pathname)) return null;
  return `${url.pathname}${url.search}`;
}

function hasControlCharacter(value: string): boolean {
  return [...value].some((character) => character < ' ' || character === '\u007f');
}

/** The sign-in page with the return path and a reason. */
export function loginPath(request: Request, reason?: EndReason): string {
  const { pathname, search } = new URL(request.url);
  const returnTo = safeReturnTo(`${pathname}${search}`);
  const query = new URLSearchParams({
    ...(returnTo && returnTo !== '/' && { returnTo }),
    ...(reason && { reason }),
  });
  return query.size > 0 ? `/login?${query}` : '/login';
}
