/** Calendar days in a time zone. */

const known = new Map<string, Intl.DateTimeFormat>();

/** Formats a time in a zone to determine the offset. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    known.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  known.set(timeZone, clock);
  return clock;
}

/** Whether the runtime knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The local time in the zone, as milliseconds since the epoch as if it were UTC. */
function wallTime(at: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const [year, month, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((unit) => Number(parts.find(({ type }) => type === unit)?.value)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The day in the zone, as in 2026-11-24. */
export function dayAt(at: Date, timeZone: string): string {
  return new Date(wallTime(at.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** Start of a day in the zone. If clocks skip midnight, the first moment after it. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const whole = (at: number) => Math.floor(at / 1_000) * 1_000;
  const offsetAt = (at: number) => wallTime(at, timeZone) - whole(at);
  // If the clocks change during this day, the offset of the previous day applies.
  const guess = midnight - offsetAt(midnight);
  const start = midnight - offsetAt(guess);
  return new Date(dayAt(new Date(start), timeZone) < day ? Math.max(start, guess) : start);
}

/** @param count may be negative */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Whether it is an existing date such as 2026-11-24. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(text);
}
