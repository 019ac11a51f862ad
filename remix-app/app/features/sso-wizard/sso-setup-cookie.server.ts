import { z } from 'zod';
import { cookieName, readCookie, setCookie } from '~/server/cookies.server';
import { seal, unseal } from '~/server/seal.server';

const COOKIE = cookieName('gatehouse_setup');
const PURPOSE = 'link to connect a directory';
const SECONDS = 8 * 3600;

const KeptSchema = z.union([z.object({ token: z.string() }), z.object({ done: z.string() })]);
type Kept = z.infer<typeof KeptSchema>;

/** `Set-Cookie` that takes the token out of the address, where it would stay in histories and logs. */
export function keepSetupToken(token: string): string {
  return keep({ token: token.slice(0, 200) });
}

/** `Set-Cookie` for when the task is done. @param name of the connection that was made */
export function keepSetupDone(name: string): string {
  return keep({ done: name });
}

/** What this browser holds: the token of a link, or that its task is done. */
export function readSetupCookie(request: Request): Kept | null {
  const sealed = readCookie(request, COOKIE);
  return KeptSchema.safeParse(sealed && unseal(PURPOSE, sealed)).data ?? null;
}

export function readSetupToken(request: Request): string | null {
  const kept = readSetupCookie(request);
  return kept && 'token' in kept ? kept.token : null;
}

function keep(kept: Kept): string {
  return setCookie(COOKIE, seal(PURPOSE, kept), SECONDS);
}
