import type { Rhythm } from './organizations.js';
import type { Random } from './random.js';

export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * The times of one user's sign-ins, the oldest first: on working days in the organization's local time, rarely on
 * others, and some after lunch again.
 */
export function signInTimes(rhythm: Rhythm, from: Date, until: Date, random: Random): Date[] {
  const times: Date[] = [];
  const habit = random.between(rhythm.starts[0], rhythm.starts[1]);
  for (let day = from.getTime() - DAY_MS; day <= until.getTime(); day += DAY_MS) {
    const midnight = midnightOf(new Date(day), rhythm.zone);
    const isOff = rhythm.daysOff.includes(new Date(midnight.local).getUTCDay());
    if (!random.happens(isOff ? rhythm.presenceOff : rhythm.presence)) continue;
    const start = midnight.utc + (habit + random.between(-0.5, 0.75)) * HOUR_MS;
    times.push(new Date(start));
    if (random.happens(0.35)) times.push(new Date(start + random.between(3, 6) * HOUR_MS));
  }
  return times.filter((at) => at > from && at < until).sort((a, b) => a.getTime() - b.getTime());
}

interface Midnight {
  /** The instant, in milliseconds since the epoch. */
  readonly utc: number;
  /** The local time in the zone at that instant, as if it were UTC. */
  readonly local: number;
}

/** The start of the zone's current day at an instant. */
export function midnightOf(at: Date, zone: string): Midnight {
  const offset = offsetOf(at, zone);
  const local = Math.floor((at.getTime() + offset) / DAY_MS) * DAY_MS;
  return { utc: local - offset, local };
}

/** Offset of a zone's local time from UTC, in milliseconds. */
function offsetOf(at: Date, zone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const size = Number(hours) * HOUR_MS + Number(minutes) * 60_000;
  return sign === '-' ? -size : size;
}
