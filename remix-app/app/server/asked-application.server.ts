import { cookieName, dropCookie, readCookie, setCookie } from './cookies.server';

/** The application whose sign-in page this browser shows. It grants no access: the API only compares it with earlier ones. */
const COOKIE = cookieName('gatehouse_application');
/** A client ID, or the ID of a SAML application. */
const SHAPE = /^[A-Za-z0-9._~-]{1,100}$/;
/** As long as a second step may take. */
const SECONDS = 600;

/** ID of the application that asked for the sign-in; null if none did. */
export function askedApplication(request: Request): string | null {
  const asked = readCookie(request, COOKIE);
  return asked && SHAPE.test(asked) ? asked : null;
}

/** `Set-Cookie` for the sign-in page of an application. */
export function noteApplication(id: string): string {
  return SHAPE.test(id) ? setCookie(COOKIE, id, SECONDS) : dropCookie(COOKIE);
}

/** `Set-Cookie` after the sign-in: the next one may be for another application, or for none. */
export function forgetApplication(): string {
  return dropCookie(COOKIE);
}
