import type { SystemHealth } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type { Standing } from '../standing';

type HealthTexts = Translate<typeof import('../texts/health/en').default>;

export type Sample = SystemHealth['lastHour'][number]['minutes'][number];

/** A minute of the last hour. */
export interface Minute {
  at: string;
  /** Null where nothing was noted, such as while nothing ran. */
  standing: Standing | null;
  /** Share of the highest, for the height of its bar; 0 to 1. */
  height: number;
  value: number | null;
}

export const MINUTES = 60;
const MINUTE_MS = 60_000;

/**
 * The sixty minutes that end with the newest full one, the oldest first.
 *
 * @param asOf the moment at which it is looked at
 */
export function minutesOf(samples: readonly Sample[], asOf: string): Minute[] {
  const byMinute = new Map(samples.map((sample) => [minute(sample.at), sample]));
  const highest = Math.max(1, ...samples.map(({ value }) => value));
  const last = minute(asOf);
  return Array.from({ length: MINUTES }, (_, place) => {
    const at = last - (MINUTES - 1 - place);
    const sample = byMinute.get(at);
    return {
      at: new Date(at * MINUTE_MS).toISOString(),
      standing: sample?.standing ?? null,
      value: sample?.value ?? null,
      height: sample ? sample.value / highest : 0,
    };
  });
}

function minute(at: string): number {
  return Math.floor(Date.parse(at) / MINUTE_MS);
}

/** "Healthy in all 60 recorded minutes; at most 4 waiting.", for those who don't see the picture. */
export function inWords(minutes: readonly Minute[], measure: string, t: HealthTexts): string {
  const noted = minutes.filter(({ standing }) => standing !== null);
  const count = noted.length;
  if (count === 0) return t('nothingRecorded');
  const good = noted.filter(({ standing }) => standing === 'good').length;
  const wrong = noted.filter(({ standing }) => standing === 'wrong').length;
  const most = Math.max(...noted.map(({ value }) => value ?? 0));
  if (good === count) return t('healthyAll', { count, most, measure });
  return t('healthySome', { good, count, wrong, most, measure });
}
