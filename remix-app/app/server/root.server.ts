import type { AuthenticatedUser } from '@gatehouse/contracts';
import { data } from '@remix-run/node';
import { clearSessionCookie, getSession, hasSessionCookie } from './session.server';
import { type Contact, settings } from './settings.server';

export interface RootData {
  user: AuthenticatedUser | null;
  contact: Contact;
}

/**
 * What every page may show. Never refuses: guards do that. A cookie that stands for no session is taken
 * away; when the API is away, a public page is still readable.
 */
export async function readRoot(request: Request) {
  const answer = await getSession(request).catch((error: unknown) => {
    if (error instanceof Response) return undefined;
    throw error;
  });
  const isStale = answer === null && hasSessionCookie(request);
  const root: RootData = { user: answer?.user ?? null, contact: settings.contact };
  return data(root, isStale ? { headers: { 'set-cookie': clearSessionCookie() } } : {});
}
