import type { AuthenticatedUser, Brand, OwnTenant, SessionDto, Visit } from '@gatehouse/contracts';
import { data, redirect } from '@remix-run/node';
import type { SiteView } from '~/site';
import type { PageTexts } from '~/texts/texts-context';
import { byName } from './by-name.server';
import {
  keepUiLocales,
  languageOf,
  rememberAccountLanguage,
  rememberOrganizationLanguage,
  withCookie,
} from './language.server';
import { isCompact } from './list-density.server';
import { dropNotice, hasNotice, isNoticeRefusal, readNotice } from './notices.server';
import { rememberBrand } from './remembered-brand.server';
import { getSession } from './session.server';
import { clearSessionCookie, hasSessionCookie } from './session-cookie.server';
import { type Contact, settings } from './settings.server';
import { siteOf } from './site.server';
import { pageTextsFor, titleFor } from './texts.server';

export interface RootData {
  user: AuthenticatedUser | null;
  /** The times of the session, for the warning before its expiry. */
  session: SessionDto | null;
  /** The notice of the previous page, shown once. */
  notice: string | null;
  /** Whether the notice reports something that was not done. */
  isNoticeRefusal: boolean;
  contact: Contact;
  /** The organizations that the user can switch to; empty for users with one or none. */
  otherTenants: OtherTenant[];
  /** The brand of the user's organization; null for users without one. */
  brand: Brand | null;
  /** The organization of this custom domain; null on the platform's own host. */
  site: SiteView | null;
  /** Whether lists have compact rows. */
  isCompact: boolean;
  texts: PageTexts;
  /** Title of the page in its language; null if the table of pages has only the English one. */
  title: string | null;
}

export interface OtherTenant {
  id: string;
  name: string;
}

const PLATFORM_PAGES = /^\/($|products\/|login-old\/?$|oauth\/try\/?$)/i;

/**
 * The data of all pages. Never rejects, which is the task of guards. An invalid session cookie is deleted. If the API
 * is unavailable, public pages still work.
 */
export async function readRoot(request: Request) {
  const site = siteOf(request);
  // Pages about the platform do not exist on an organization's host.
  if (site && PLATFORM_PAGES.test(new URL(request.url).pathname)) throw redirect('/login');
  const answer = await getSession(request).catch((error: unknown) => {
    if (error instanceof Response) return undefined;
    throw error;
  });
  const headers = new Headers();
  if (answer === null && hasSessionCookie(request)) headers.append('set-cookie', clearSessionCookie());
  if (hasNotice(request)) headers.append('set-cookie', dropNotice());
  const brand = answer?.shell?.brand ?? null;
  const languages = answer?.shell ? languagesOf(request, answer.shell) : [];
  if (languageOf(languages.reduce(withCookie, request)) !== languageOf(request)) {
    // Other loaders of the page use the language of this request.
    const { pathname, search } = new URL(request.url);
    throw redirect(pathname + search, { headers: setCookies(languages) });
  }
  for (const cookie of languages) headers.append('set-cookie', cookie);
  const remember = brand && rememberBrand(request, brand);
  if (remember) headers.append('set-cookie', remember);
  const locales = keepUiLocales(request);
  if (locales) headers.append('set-cookie', locales);
  const root: RootData = {
    user: answer?.user ?? null,
    session: answer?.session ?? null,
    notice: readNotice(request),
    isNoticeRefusal: isNoticeRefusal(request),
    contact: settings.contact,
    otherTenants: site ? [] : byName(request, otherTenantsOf(answer?.shell?.tenants ?? [])),
    brand,
    site: site && { brand: site.brand, platformUrl: settings.publicUrl },
    isCompact: isCompact(request),
    texts: pageTextsFor(request),
    title: titleFor(request),
  };
  return data(root, { headers });
}

/** Cookies that apply the languages of the account and of the organization to pages. */
function languagesOf(request: Request, { locale, brand }: Pick<Visit, 'locale' | 'brand'>): string[] {
  return [
    rememberAccountLanguage(request, locale),
    rememberOrganizationLanguage(request, brand?.language ?? null),
  ].filter((cookie) => cookie !== null);
}

function setCookies(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}

function otherTenantsOf(tenants: readonly OwnTenant[]): OtherTenant[] {
  return tenants
    .filter(({ isCurrent, isOpen }) => !isCurrent && isOpen)
    .map(({ id, name }) => ({ id, name }));
}
