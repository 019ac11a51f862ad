/** The date ranges that a chart of sign-ins offers, in days. */
export const STATISTIC_RANGES = [7, 14, 30] as const;
