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
  /** The times of the session, for the watch that warns before its end. */
  session: SessionDto | null;
  /** What the page before wants said, once. */
  notice: string | null;
  /** Whether the notice says what was not done. */
  isNoticeRefusal: boolean;
  contact: Contact;
  /** The organizations that the user may change over to; empty for who has one or none. */
  otherTenants: OtherTenant[];
  /** How the organization of the user shows itself; null for who is in none. */
  brand: Brand | null;
  /** Of the organization whose custom domain this is; null on the platform's own host. */
  site: SiteView | null;
  /** Whether the rows of lists are low. */
  isCompact: boolean;
  texts: PageTexts;
  /** Of the page, in its language; null where the table of pages has it in English alone. */
  title: string | null;
}

export interface OtherTenant {
  id: string;
  name: string;
}

const PLATFORM_PAGES = /^\/($|products\/|login-old\/?$|oauth\/try\/?$)/i;

/**
 * What every page may show. Never refuses: guards do that. A cookie that stands for no session is taken
 * away; when the API is away, a public page is still readable.
 */
export async function readRoot(request: Request) {
  const site = siteOf(request);
  // What the platform says of itself has no place on an organization's host.
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
    // Other loaders of the page answer in the language that this request came with.
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

/** Cookies by which pages follow the language of the account, and of the organization. */
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
