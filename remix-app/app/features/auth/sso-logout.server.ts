import { z } from 'zod';
import { cookieName, dropCookie, readCookie, setCookie } from '~/server/cookies.server';
import { seal, unseal } from '~/server/seal.server';

const COOKIE = cookieName('gatehouse_upstream_logout');
const PURPOSE = 'signing out of the provider that signed somebody in';
const SECONDS = 300;
/** A browser stores no longer cookie. Without it, the provider's session expires by itself. */
const LONGEST = 3_800;

const LogoutSchema = z.object({ logoutUrl: z.string(), provider: z.string() });
/** The provider's logout URL, sealed because it contains a token. */
export type UpstreamLogout = z.infer<typeof LogoutSchema>;

/** `Set-Cookie` for the page that redirects to it, or null if the URL is too long. */
export function keepUpstreamLogout(logout: UpstreamLogout): string | null {
  const sealed = seal(PURPOSE, logout);
  return sealed.length > LONGEST ? null : setCookie(COOKIE, sealed, SECONDS);
}

export function readUpstreamLogout(request: Request): UpstreamLogout | null {
  const sealed = readCookie(request, COOKIE);
  return LogoutSchema.safeParse(sealed && unseal(PURPOSE, sealed)).data ?? null;
}

export function forgetUpstreamLogout(): string {
  return dropCookie(COOKIE);
}
