import { chooseLanguage, type Language, languageOfTag } from '@gatehouse/texts';
import { cookieName, dropCookie, readCookie, setCookie } from './cookies.server';
import { settings } from './settings.server';

const CHOSEN = cookieName('gatehouse_language');
const CHOSEN_SECONDS = 365 * 86_400;
const ASKED = cookieName('gatehouse_ui_locales');
const OF_ORGANIZATION = cookieName('gatehouse_organization_language');
const OF_ACCOUNT = cookieName('gatehouse_account_language');
const PSEUDO = 'pseudo';

/** The language of a page, and of what is said in answer to a request. */
export function languageOf(request: Request): Language {
  return chooseLanguage({
    chosen: readCookie(request, CHOSEN) ?? readCookie(request, OF_ACCOUNT),
    uiLocales: askedIn(request) ?? readCookie(request, ASKED)?.replaceAll('.', ' '),
    organization: readCookie(request, OF_ORGANIZATION),
    acceptLanguage: request.headers.get('accept-language'),
  });
}

/**
 * `Set-Cookie` that lets the pages of this browser follow the default of the organization that somebody signed in to
 * last; null where nothing changes.
 */
export function rememberOrganizationLanguage(request: Request, language: Language | null): string | null {
  return remember(request, OF_ORGANIZATION, language);
}

/**
 * The same for the language of the account, so that a choice holds in browsers in which it was not made.
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

/** The same request, as the browser sends it once it has a cookie. */
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

/** Whether texts are replaced by marked ones, which shows what comes from no catalogue. For tests: with demo data alone. */
export function isPseudo(request: Request): boolean {
  return settings.demoAccounts && readCookie(request, CHOSEN) === PSEUDO;
}

/** `Set-Cookie` of the language that somebody chose in this browser. */
export function rememberLanguage(language: Language): string {
  return setCookie(CHOSEN, language, CHOSEN_SECONDS);
}

/**
 * `Set-Cookie` that keeps the languages an application asks for on the pages that follow; null where the address of the
 * page asks for none.
 */
export function keepUiLocales(request: Request): string | null {
  const asked = askedIn(request);
  if (asked === null) return null;
  return asked ? setCookie(ASKED, asked.replaceAll(' ', '.')) : dropCookie(ASKED);
}

/** Tags alone, since it goes into a cookie. */
function askedIn(request: Request): string | null {
  const asked = new URL(request.url).searchParams.get('ui_locales');
  if (asked === null) return null;
  return asked
    .slice(0, 200)
    .split(/\s+/)
    .filter((tag) => /^[a-z\d_-]{1,35}$/i.test(tag))
    .join(' ');
}
