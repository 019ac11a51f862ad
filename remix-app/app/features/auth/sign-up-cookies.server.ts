import { cookieName, dropCookie, readCookie, setCookie } from '~/server/cookies.server';

/** Data that a sign-up passes between pages. It is kept out of URLs, which end up in histories, logs and referrers. */
const ADDRESS = cookieName('gatehouse_sign_up');
const TOKEN = cookieName('gatehouse_verify');
const ADDRESS_SECONDS = 60 * 60;
const TOKEN_SECONDS = 15 * 60;
const LONGEST_TOKEN = 3_000;

/** `Set-Cookie` with the address of the sent email, for the next page. */
export function rememberSignUp(email: string): string {
  return setCookie(ADDRESS, encodeURIComponent(email), ADDRESS_SECONDS);
}

export function signedUpAddress(request: Request): string | null {
  try {
    return decodeURIComponent(readCookie(request, ADDRESS) ?? '') || null;
  } catch {
    return null;
  }
}

/** `Set-Cookie` of the token in an email's link, or null if it cannot be one. */
export function rememberToken(token: string): string | null {
  return token.length <= LONGEST_TOKEN && /^[\w.-]+$/.test(token)
    ? setCookie(TOKEN, token, TOKEN_SECONDS)
    : null;
}

export function verificationToken(request: Request): string | null {
  return readCookie(request, TOKEN) || null;
}

/** `Set-Cookie`s that delete all of it. */
export function forgetSignUp(): string[] {
  return [dropCookie(ADDRESS), dropCookie(TOKEN)];
}

export function forgetToken(): string {
  return dropCookie(TOKEN);
}
