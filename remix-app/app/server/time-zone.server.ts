import { isTimeZone } from '@gatehouse/contracts';
import { TIME_ZONE_COOKIE } from '~/time-zone';
import { readCookie } from './cookies.server';
import type { Visit } from './visit.server';

/** The user's time zone: of the account, or of the browser; UTC on its first page. */
export function timeZoneOf({ request, session }: Pick<Visit, 'request' | 'session'>): string {
  const { timeZone } = session.user;
  if (timeZone) return timeZone;
  const said = (readCookie(request, TIME_ZONE_COOKIE) ?? '').slice(0, 64);
  return isTimeZone(said) ? said : 'UTC';
}
