/** Hours on both sides that an hour of the histogram speaks for. */
const REACH = 3;

/** Sign-ins spread evenly that every histogram begins with: with few sign-ins nothing is rare. */
const PRIOR = 2;

/** Share of the user's sign-ins around the hour: 1 if all of them were at this hour, on a clock without beginning. */
export function shareOfHour(hours: readonly number[], hour: number): number {
  const around = hours.reduce((sum, weight, other) => sum + weight * nearness(hour, other), 0);
  return (around + (PRIOR * EVEN) / 24) / (sumOf(hours) + PRIOR);
}

/** Share of the user's sign-ins on a day of the week: 0 is Sunday. */
export function shareOfDay(weekdays: readonly number[], day: number): number {
  return ((weekdays[day] ?? 0) + PRIOR / 7) / (sumOf(weekdays) + PRIOR);
}

/** First and last hour of the shortest part of the day that has nine of ten sign-ins. */
export function usualHours(hours: readonly number[]): [from: number, to: number] {
  const total = sumOf(hours);
  for (let length = 1; length < 24; length += 1) {
    for (let from = 0; from < 24; from += 1) {
      if (sumFrom(hours, from, length) >= 0.9 * total) return [from, (from + length) % 24];
    }
  }
  return [0, 0];
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

function sumFrom(hours: readonly number[], from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 1) sum += hours[at % 24] ?? 0;
  return sum;
}

/** 1 for the same hour, 0 for hours that are farther apart than the reach. */
function nearness(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.max(0, 1 - Math.min(apart, 24 - apart) / (REACH + 1));
}

/** The sum of all `nearness` of an hour. */
const EVEN = REACH + 1;
