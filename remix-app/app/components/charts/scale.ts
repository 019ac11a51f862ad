/** Twice a number that is easy to read, so that the middle of the axis is one as well. */
const STEPS = [2, 4, 10] as const;

/** Where the axis of a chart ends: at the least even round number that nothing exceeds. */
export function axisEnd(highest: number): number {
  for (let power = 1; ; power *= 10) {
    const end = STEPS.map((step) => step * power).find((round) => round >= highest);
    if (end !== undefined) return end;
  }
}

/** Which of the days have a label: some five, the last one among them. */
export function labelledPlaces(days: number, most = 5): readonly number[] {
  const step = Math.ceil(days / most);
  return Array.from({ length: days }, (_, place) => place).filter((place) => (days - 1 - place) % step === 0);
}
