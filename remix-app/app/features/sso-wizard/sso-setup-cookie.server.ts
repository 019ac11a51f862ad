import { z } from 'zod';
import { cookieName, readCookie, setCookie } from '~/server/cookies.server';
import { seal, unseal } from '~/server/seal.server';

const COOKIE = cookieName('gatehouse_setup');
const PURPOSE = 'link to connect a directory';
const SECONDS = 8 * 3600;

const KeptSchema = z.object({ token: z.string() });

/** `Set-Cookie` that takes the token out of the address, where it would stay in histories and logs. */
export function keepSetupToken(token: string): string {
  return setCookie(COOKIE, seal(PURPOSE, { token: token.slice(0, 200) }), SECONDS);
}

/** The token of the link that this browser holds. */
export function readSetupToken(request: Request): string | null {
  const sealed = readCookie(request, COOKIE);
  return KeptSchema.safeParse(sealed && unseal(PURPOSE, sealed)).data?.token ?? null;
}
