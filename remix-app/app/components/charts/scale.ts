/** Twice a round number, so that the middle of the axis is round as well. */
const STEPS = [2, 4, 10] as const;

/** The end of a chart's axis: the lowest round number that is not exceeded. */
export function axisEnd(highest: number): number {
  for (let power = 1; ; power *= 10) {
    const end = STEPS.map((step) => step * power).find((round) => round >= highest);
    if (end !== undefined) return end;
  }
}

/** The days with a label: about five, including the last one. */
export function labelledPlaces(days: number, most = 5): readonly number[] {
  const step = Math.ceil(days / most);
  return Array.from({ length: days }, (_, place) => place).filter((place) => (days - 1 - place) % step === 0);
}
