import { type Language, localeOf } from './languages.ts';

const SECONDS = {
  year: 31_536_000,
  month: 2_592_000,
  day: 86_400,
  hour: 3_600,
  minute: 60,
} as const;

/** Formats of numbers, dates and lists, and the sort order of names in a language. The same on server and browser. */
export interface Formats {
  number(value: number): string;
  /** @param share 0 to 1 */
  percent(share: number): string;
  /** Only the day: "Nov 24, 2026". */
  date(moment: Date | string): string;
  /** The day without its year: "Nov 24". */
  dayOfMonth(moment: Date | string): string;
  /** The day and minute: "Nov 24, 2026, 1:05 PM". */
  moment(moment: Date | string): string;
  /** With weekday, seconds and time zone, for exact times. */
  exact(moment: Date | string): string;
  /** "3 hours ago". @param at and @param now milliseconds since the epoch */
  ago(at: number, now: number): string;
  /** "Ada, Grace, and Alan" */
  list(items: readonly string[]): string;
  /** For `sort`. */
  compare(one: string, other: string): number;
}

const known = new Map<string, Formats>();

/** @param timeZone of the reader; UTC if unknown, as on the server */
export function formatsOf(language: Language, timeZone = 'UTC'): Formats {
  const key = `${language} ${timeZone}`;
  const formats = known.get(key) ?? makeFormats(localeOf(language), timeZone);
  known.set(key, formats);
  return formats;
}

function makeFormats(locale: string, timeZone: string): Formats {
  const numbers = new Intl.NumberFormat(locale);
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const daysOfMonth = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long', timeZone });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const lists = new Intl.ListFormat(locale);
  const order = new Intl.Collator(locale, { numeric: true });
  return {
    number: (value) => numbers.format(value),
    percent: (share) => shares.format(share),
    date: (moment) => dates.format(new Date(moment)),
    dayOfMonth: (moment) => daysOfMonth.format(new Date(moment)),
    moment: (moment) => moments.format(new Date(moment)),
    exact: (moment) => exact.format(new Date(moment)),
    ago: (at, now) => ago(relative, (at - now) / 1_000),
    list: (items) => lists.format(items),
    compare: (one, other) => order.compare(one, other),
  };
}

function ago(relative: Intl.RelativeTimeFormat, seconds: number): string {
  for (const [unit, length] of Object.entries(SECONDS) as [keyof typeof SECONDS, number][]) {
    if (Math.abs(seconds) >= length) return relative.format(Math.round(seconds / length), unit);
  }
  return relative.format(0, 'second');
}
