import { chooseLanguage, type Language, languageOfTag } from '@gatehouse/texts';
import { cookieName, dropCookie, readCookie, setCookie } from './cookies.server';
import { settings } from './settings.server';

const CHOSEN = cookieName('gatehouse_language');
const CHOSEN_SECONDS = 365 * 86_400;
const ASKED = cookieName('gatehouse_ui_locales');
const OF_ORGANIZATION = cookieName('gatehouse_organization_language');
const OF_ACCOUNT = cookieName('gatehouse_account_language');
const PSEUDO = 'pseudo';

/** The language of a page and of messages for a request. */
export function languageOf(request: Request): Language {
  return chooseLanguage({
    chosen: readCookie(request, CHOSEN) ?? readCookie(request, OF_ACCOUNT),
    uiLocales: askedIn(request) ?? readCookie(request, ASKED)?.replaceAll('.', ' '),
    organization: readCookie(request, OF_ORGANIZATION),
    acceptLanguage: request.headers.get('accept-language'),
  });
}

/**
 * `Set-Cookie` that applies the default language of the last organization to the pages of this browser; null without a
 * change.
 */
export function rememberOrganizationLanguage(request: Request, language: Language | null): string | null {
  return remember(request, OF_ORGANIZATION, language);
}

/**
 * The same for the language of the account, so that a choice applies to other browsers too.
 *
 * @param locale BCP 47 tag of the account
 */
export function rememberAccountLanguage(request: Request, locale: string | null): string | null {
  return remember(request, OF_ACCOUNT, languageOfTag(locale));
}

function remember(request: Request, cookie: string, language: Language | null): string | null {
  if (readCookie(request, cookie) === language) return null;
  return language ? setCookie(cookie, language, CHOSEN_SECONDS) : dropCookie(cookie);
}

/** The same request with the new cookie. */
export function withCookie(request: Request, cookie: string): Request {
  const [pair = ''] = cookie.split(';', 1);
  const [name] = pair.split('=', 1);
  const others = (request.headers.get('cookie') ?? '')
    .split('; ')
    .filter((one) => one && !one.startsWith(`${name}=`));
  const headers = new Headers(request.headers);
  headers.set('cookie', [...others, pair].join('; '));
  return new Request(request.url, { headers });
}

/**
 * Whether marked pseudo-language texts replace all texts, which reveals text outside of catalogs. For tests, only with
 * demo data.
 */
export function isPseudo(request: Request): boolean {
  return settings.demoAccounts && readCookie(request, CHOSEN) === PSEUDO;
}

/** `Set-Cookie` of the language that the user chose in this browser. */
export function rememberLanguage(language: Language): string {
  return setCookie(CHOSEN, language, CHOSEN_SECONDS);
}

/**
 * `Set-Cookie` that keeps an application's requested languages for the following pages; null if the URL requests none.
 */
export function keepUiLocales(request: Request): string | null {
  const asked = askedIn(request);
  if (asked === null) return null;
  return asked ? setCookie(ASKED, asked.replaceAll(' ', '.')) : dropCookie(ASKED);
}

/** Only valid tags, because the value is stored in a cookie. */
function askedIn(request: Request): string | null {
  const asked = new URL(request.url).searchParams.get('ui_locales');
  if (asked === null) return null;
  return asked
    .slice(0, 200)
    .split(/\s+/)
    .filter((tag) => /^[a-z\d_-]{1,35}$/i.test(tag))
    .join(' ');
}
