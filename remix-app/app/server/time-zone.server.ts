import { isTimeZone } from '@gatehouse/contracts';
import { TIME_ZONE_COOKIE } from '~/time-zone';
import { readCookie } from './cookies.server';

/** The time zone of whoever asks, as their browser said it; UTC on the first page that it opens. */
export function timeZoneOf(request: Request): string {
  const said = (readCookie(request, TIME_ZONE_COOKIE) ?? '').slice(0, 64);
  return isTimeZone(said) ? said : 'UTC';
}
