import { type ActivePeriod, ANALYTICS, addDays } from '@gatehouse/contracts';
import { UnprocessableInput } from '../../common/app-error.js';

/** Days as in 2026-11-26, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Days that the counting job keeps, today not included. Source: `clear_analytics`. */
const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;

/**
 * The range of a request.
 *
 * @param today in the time zone of the days
 * @throws UnprocessableInput it is empty or too long
 */
export function rangeOf(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
  { days, mostDays }: { readonly days: number; readonly mostDays: number } = ANALYTICS,
): DayRange {
  const to = asked.to ?? latest(today, asked.from ?? today);
  const from = asked.from ?? addDays(to, 1 - days);
  if (from > to) throw rejected('The first day must not be after the last one');
  if (lengthOf({ from, to }) > mostDays) throw rejected(`Choose at most ${mostDays} days`);
  return { from, to };
}

/** As many days before; null if they are older than what is kept. */
export function rangeBefore(range: DayRange, today: string): DayRange | null {
  const from = addDays(range.from, -lengthOf(range));
  return from < addDays(today, -KEPT_DAYS) ? null : { from, to: addDays(range.from, -1) };
}

export function daysIn({ from, to }: DayRange): string[] {
  return Array.from({ length: lengthOf({ from, to }) }, (_, place) => addDays(from, place));
}

/** The beginnings of all periods with a day of the range. */
export function periodsIn(range: DayRange, period: ActivePeriod): string[] {
  return [...new Set(daysIn(range).map((day) => beginOf(day, period)))];
}

/** The beginnings of as many periods before the first one. */
export function periodsBefore(first: string, count: number, period: ActivePeriod): string[] {
  const found: string[] = [];
  for (let begins = first; found.length < count; ) {
    begins = beginOf(addDays(begins, -1), period);
    found.unshift(begins);
  }
  return found;
}

function beginOf(day: string, period: ActivePeriod): string {
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return period === 'week' ? addDays(day, -sinceMonday) : day;
}

function lengthOf({ from, to }: DayRange): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;
}

function latest(a: string, b: string): string {
  return a > b ? a : b;
}

function rejected(message: string): UnprocessableInput {
  return new UnprocessableInput([{ field: 'from', code: 'invalid_range', message }]);
}
