import { useHydrated } from './use-hydrated';

const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** In one line, where the place does not say otherwise. */
const ONE_LINE = { whiteSpace: 'var(--gh-time-wrap, nowrap)' } as Record<string, string>;

/**
 * A moment: how long ago, with the exact time on hover. The server, which does not know the reader's zone, gives the
 * exact time in UTC. Its words are the ones of the browser, so that nothing moves when the page is hydrated.
 */
export function When({ at }: { at: string }) {
  const isHydrated = useHydrated();
  const moment = new Date(at);
  const exact = isHydrated
    ? moment.toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'long' })
    : moment.toUTCString();
  return (
    // A minute may end between the server's words and the browser's.
    <time dateTime={at} style={ONE_LINE} title={exact} suppressHydrationWarning>
      {relative(moment.getTime(), Date.now())}
    </time>
  );
}

/** "3 hours ago". @param at and @param now milliseconds since the epoch */
export function relative(at: number, now: number): string {
  const seconds = (at - now) / 1_000;
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return seconds > 0 ? 'in a moment' : 'just now';
}
