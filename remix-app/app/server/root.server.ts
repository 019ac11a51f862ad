import type { AuthenticatedUser, Brand, SessionDto } from '@gatehouse/contracts';
import { data } from '@remix-run/node';
import type { Notice } from '~/notices';
import { api } from './api.server';
import { dropNotice, hasNotice, readNotice } from './notices.server';
import { brandOf, rememberBrand } from './remembered-brand.server';
import { getSession, type SignedIn } from './session.server';
import { clearSessionCookie, hasSessionCookie } from './session-cookie.server';
import { type Contact, settings } from './settings.server';

export interface RootData {
  user: AuthenticatedUser | null;
  /** The times of the session, for the watch that warns before its end. */
  session: SessionDto | null;
  /** What the page before wants said, once. */
  notice: Notice | null;
  contact: Contact;
  /** The organizations that the user may change over to; empty for who has one or none. */
  otherTenants: OtherTenant[];
  /** How the organization of the user shows itself; null for who is in none. */
  brand: Brand | null;
}

export interface OtherTenant {
  id: string;
  name: string;
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
  const [brand, otherTenants] = answer
    ? await Promise.all([brandOf(request, answer), otherTenantsOf(request, answer)])
    : [null, []];
  const remember = brand && rememberBrand(request, brand);
  if (remember) headers.append('set-cookie', remember);
  const root: RootData = {
    user: answer?.user ?? null,
    session: answer?.session ?? null,
    notice: readNotice(request),
    contact: settings.contact,
    otherTenants,
    brand,
  };
  return data(root, { headers });
}

/** A menu may do without: where they can't be read, it offers none. */
async function otherTenantsOf(request: Request, session: SignedIn): Promise<OtherTenant[]> {
  if (!session.user.tenantId) return [];
  const answer = await api(request, session).GET('/api/v1/auth/tenants');
  if (!answer.ok) return [];
  return answer.value.items
    .filter(({ isCurrent, isOpen }) => !isCurrent && isOpen)
    .map(({ id, name }) => ({ id, name }));
}
