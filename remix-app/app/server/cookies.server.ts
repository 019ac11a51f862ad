import { settings } from './settings.server';

const IS_SECURE = settings.publicUrl.startsWith('https:');

/** Lax, because a link in an email and a redirect of another application require the cookie. */
const ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${IS_SECURE ? '; Secure' : ''}`;

/** The value of a cookie in the request, or null. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}

/** `Set-Cookie` of an HttpOnly cookie. @param maxAge seconds; default: until the browser ends */
export function setCookie(name: string, value: string, maxAge?: number): string {
  return `${name}=${value}; ${ATTRIBUTES}${maxAge === undefined ? '' : `; Max-Age=${maxAge}`}`;
}

/** `Set-Cookie` that deletes a cookie. */
export function dropCookie(name: string): string {
  return setCookie(name, '', 0);
}

/**
 * Name of a cookie of this origin only. Over https, the prefix makes the browser reject a cookie that is not Secure or
 * not host-only. Source: RFC 6265bis §4.1.3.2.
 */
export function cookieName(name: string): string {
  return IS_SECURE ? `__Host-${name}` : name;
}

/** A `Cookie` header with another value of one cookie: what the browser will send next. */
export function withCookie(header: string | null, name: string, value: string): string {
  const others = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair && pair.split('=', 1)[0] !== name);
  return [...others, `${name}=${value}`].join('; ');
}
