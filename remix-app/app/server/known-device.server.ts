import { randomBytes } from 'node:crypto';
import { cookieName, readCookie, setCookie } from './cookies.server';

/** Says that this is the same browser as before; it opens nothing. */
const COOKIE = cookieName('gatehouse_device');
const SHAPE = /^[A-Za-z0-9_-]{32}$/;
/** As long as browsers keep one at all. Source: RFC 6265bis §5.5. */
const SECONDS = 400 * 86_400;

/** A browser that brings none is given one: the API must hear the same one that the browser gets. */
const fresh = new WeakMap<Request, string>();

/** By what the API knows the browser behind a request again. */
export function deviceOf(request: Request): string {
  const known = knownDevice(request);
  if (known) return known;
  const made = fresh.get(request) ?? randomBytes(24).toString('base64url');
  fresh.set(request, made);
  return made;
}

/** As `deviceOf`, or null where the browser brings none. */
export function knownDevice(request: Request): string | null {
  const known = readCookie(request, COOKIE);
  return known && SHAPE.test(known) ? known : null;
}

/** `Set-Cookie` that lets the browser be known again. */
export function rememberDevice(request: Request): string {
  return setCookie(COOKIE, deviceOf(request), SECONDS);
}
