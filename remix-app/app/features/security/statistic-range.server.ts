import { STATISTIC_DAYS } from '@gatehouse/contracts';
import { timeZoneOf } from '~/server/time-zone.server';
import type { Visit } from '~/server/visit.server';
import { STATISTIC_RANGES } from './statistic-ranges';

/** The days in the URL, in the reader's time zone. */
export function statisticRangeOf({ url, request, session }: Pick<Visit, 'url' | 'request' | 'session'>): {
  days: number;
  timeZone: string;
} {
  const asked = Number(url.searchParams.get('days'));
  return {
    days: STATISTIC_RANGES.find((days) => days === asked) ?? STATISTIC_DAYS,
    timeZone: timeZoneOf({ request, session }),
  };
}
