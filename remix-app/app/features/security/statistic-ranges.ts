/** The date ranges of a sign-in chart, in days. */
export const STATISTIC_RANGES = [7, 14, 30] as const;
