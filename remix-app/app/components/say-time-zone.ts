import { TIME_ZONE_COOKIE } from '~/time-zone';

const YEAR_SECONDS = 365 * 86_400;

/** Stores the browser's time zone in a cookie, so that the server uses the user's days. */
export function sayTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${TIME_ZONE_COOKIE}=${timeZone}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}${secure}`;
}
