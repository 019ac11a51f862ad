import { randomBytes } from 'node:crypto';
import { cookieName, readCookie, setCookie } from './cookies.server';

/** Recognizes the browser. It grants no access. */
const COOKIE = cookieName('gatehouse_device');
const SHAPE = /^[A-Za-z0-9_-]{32}$/;
/** The maximum lifetime of cookies in browsers. Source: RFC 6265bis §5.5. */
const SECONDS = 400 * 86_400;

/** A browser without a cookie gets a new ID. The API must receive the same one as the browser. */
const fresh = new WeakMap<Request, string>();

/** The ID by which the API recognizes the browser. */
export function deviceOf(request: Request): string {
  const known = knownDevice(request);
  if (known) return known;
  const made = fresh.get(request) ?? randomBytes(24).toString('base64url');
  fresh.set(request, made);
  return made;
}

/** As `deviceOf`, or null if the browser sent none. */
export function knownDevice(request: Request): string | null {
  const known = readCookie(request, COOKIE);
  return known && SHAPE.test(known) ? known : null;
}

/** `Set-Cookie` that lets the browser be recognized. */
export function rememberDevice(request: Request): string {
  return setCookie(COOKIE, deviceOf(request), SECONDS);
}
