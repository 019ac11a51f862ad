/** By what sign-ins are counted. */
export const SIGN_IN_DIMENSIONS = [
  'outcome',
  'method',
  'application',
  'connection',
  'country',
  'risk',
] as const;
export type SignInDimension = (typeof SIGN_IN_DIMENSIONS)[number];

/** Counted for each organization, and not for all together. */
export const DIMENSIONS_OF_TENANTS: readonly SignInDimension[] = ['application', 'connection'];

export const ACTIVE_PERIODS = ['day', 'week', 'month'] as const;
export type ActivePeriod = (typeof ACTIVE_PERIODS)[number];

export const ANALYTICS = {
  /** Range without dates, today included. */
  days: 30,
  /** The longest range: 13 months. */
  mostDays: 396,
  /** Values with the most sign-ins. */
  mostValues: 100,
} as const;
