import { INTERNAL_HEADER } from '~/server/api.server';
import { cookieName, readCookie, setCookie } from '~/server/cookies.server';
import { settings } from '~/server/settings.server';

/** The page that a display shows. */
export const DISPLAY_PATH = '/display';

const COOKIE = cookieName('gatehouse_display');
const SHAPE = /^[A-Za-z0-9_-]{43}$/;
const TIMEOUT_MS = 10_000;

/** `Set-Cookie` that makes the browser a display. @param seconds how long */
export function becomeDisplay(token: string, seconds: number): string {
  return setCookie(COOKIE, token, seconds);
}

/**
 * Reads from the API on behalf of the display that the browser is.
 *
 * @returns null if it is none, or no longer one; 503 if the API does not answer
 */
export async function askAsDisplay(request: Request, path: string): Promise<Response | null> {
  const token = readCookie(request, COOKIE);
  if (!token || !SHAPE.test(token)) return null;
  const given = new AbortController();
  const limit = setTimeout(() => given.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(`${settings.apiUrl}${path}`, {
      headers: { [INTERNAL_HEADER]: settings.internalSecret ?? '', 'x-gatehouse-display': token },
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, given.signal]),
    });
    if (response.status !== 401) return response;
    await response.body?.cancel();
    return null;
  } catch {
    return new Response(null, { status: 503 });
  } finally {
    clearTimeout(limit);
  }
}
