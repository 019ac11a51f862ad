import { settings } from './settings.server';

const IS_SECURE = settings.publicUrl.startsWith('https:');

/** Lax, because a link in a mail or another application's redirect must find its cookie. */
const ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${IS_SECURE ? '; Secure' : ''}`;

/** The value of a cookie as the browser sent it, or null. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}

/** `Set-Cookie` of a cookie that no script reads. @param maxAge seconds; default: until the browser ends */
export function setCookie(name: string, value: string, maxAge?: number): string {
  return `${name}=${value}; ${ATTRIBUTES}${maxAge === undefined ? '' : `; Max-Age=${maxAge}`}`;
}

/** `Set-Cookie` that takes a cookie away. */
export function dropCookie(name: string): string {
  return setCookie(name, '', 0);
}

/**
 * Name of a cookie of this origin only. Over https the prefix makes the browser itself refuse one that is not
 * Secure or not host-only. Source: RFC 6265bis §4.1.3.2.
 */
export function cookieName(name: string): string {
  return IS_SECURE ? `__Host-${name}` : name;
}

/** A `Cookie` header in which one cookie has another value: what the browser will send next time. */
export function withCookie(header: string | null, name: string, value: string): string {
  const others = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair && pair.split('=', 1)[0] !== name);
  return [...others, `${name}=${value}`].join('; ');
}
