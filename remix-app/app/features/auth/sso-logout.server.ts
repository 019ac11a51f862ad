import { z } from 'zod';
import { cookieName, dropCookie, readCookie, setCookie } from '~/server/cookies.server';
import { seal, unseal } from '~/server/seal.server';

const COOKIE = cookieName('gatehouse_upstream_logout');
const PURPOSE = 'signing out of the provider that signed somebody in';
const SECONDS = 300;
/** A browser keeps no longer cookie; then the provider's session ends by itself. */
const LONGEST = 3_800;

const LogoutSchema = z.object({ logoutUrl: z.string(), provider: z.string() });
/** Where a provider ends its own session; the address carries a token, so it is kept sealed. */
export type UpstreamLogout = z.infer<typeof LogoutSchema>;

/** `Set-Cookie` that remembers it for the page which leads there, or null where it is too long. */
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
