import type { SystemInfrastructure } from '@gatehouse/contracts';

type Size = SystemInfrastructure['storage']['sizes'][number];
type Forecast = NonNullable<SystemInfrastructure['storage']['forecast']>;

const DAY_MS = 86_400_000;
/** A shorter history reflects single days more than growth. */
const LEAST_DAYS = 7;
const AHEAD_DAYS = [30, 90, 365] as const;

/**
 * A straight line through the sizes, by least squares.
 *
 * @param sizes the oldest first
 * @returns null for a history of less than a week
 */
export function sizeForecast(sizes: readonly Size[]): Forecast | null {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (!first || !last) return null;
  const dayOf = ({ day }: Size) => (Date.parse(day) - Date.parse(first.day)) / DAY_MS;
  const span = dayOf(last);
  if (span < LEAST_DAYS) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanDay, meanBytes] = [mean(sizes.map(dayOf)), mean(sizes.map(({ bytes }) => bytes))];
  const covariance = mean(sizes.map((size) => (dayOf(size) - meanDay) * (size.bytes - meanBytes)));
  const variance = mean(sizes.map((size) => (dayOf(size) - meanDay) ** 2));
  const bytesPerDay = covariance / variance;
  return {
    bytesPerDay: Math.round(bytesPerDay),
    from: first.day,
    until: last.day,
    days: sizes.length,
    expected: AHEAD_DAYS.map((ahead) => ({
      inDays: ahead,
      bytes: Math.max(0, Math.round(meanBytes + bytesPerDay * (span + ahead - meanDay))),
    })),
  };
}
