import { cookieName, dropCookie, readCookie, setCookie } from '~/server/cookies.server';

/**
 * What a sign-up carries from page to page, kept out of addresses: those end up in histories, logs and
 * referrers.
 */
const ADDRESS = cookieName('gatehouse_sign_up');
const TOKEN = cookieName('gatehouse_verify');
const ADDRESS_SECONDS = 60 * 60;
const TOKEN_SECONDS = 15 * 60;
const LONGEST_TOKEN = 3_000;

/** `Set-Cookie` that lets the next page name the address that a mail went to. */
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

/** `Set-Cookie` of the token that a mail's link brought, or null where it cannot be one. */
export function rememberToken(token: string): string | null {
  return token.length <= LONGEST_TOKEN && /^[\w.-]+$/.test(token)
    ? setCookie(TOKEN, token, TOKEN_SECONDS)
    : null;
}

export function verificationToken(request: Request): string | null {
  return readCookie(request, TOKEN) || null;
}

/** `Set-Cookie`s that forget all of it. */
export function forgetSignUp(): string[] {
  return [dropCookie(ADDRESS), dropCookie(TOKEN)];
}

export function forgetToken(): string {
  return dropCookie(TOKEN);
}
