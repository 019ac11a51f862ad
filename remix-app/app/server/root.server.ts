import type { AuthenticatedUser, SessionDto } from '@gatehouse/contracts';
import { data } from '@remix-run/node';
import type { Notice } from '~/features/session/notices';
import { dropNotice, hasNotice, readNotice } from './notices.server';
import { clearSessionCookie, getSession, hasSessionCookie } from './session.server';
import { type Contact, settings } from './settings.server';

export interface RootData {
  user: AuthenticatedUser | null;
  /** The times of the session, for the watch that warns before its end. */
  session: SessionDto | null;
  /** What the page before wants said, once. */
  notice: Notice | null;
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
  const headers = new Headers();
  if (answer === null && hasSessionCookie(request)) headers.append('set-cookie', clearSessionCookie());
  if (hasNotice(request)) headers.append('set-cookie', dropNotice());
  const root: RootData = {
    user: answer?.user ?? null,
    session: answer?.session ?? null,
    notice: readNotice(request),
    contact: settings.contact,
  };
  return data(root, { headers });
}
