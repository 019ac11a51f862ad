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

/** The stages of each funnel, in their order: the first one has the number 1. */
export const FUNNEL_STAGES = {
  sign_up: ['opened', 'form_sent', 'verified', 'created', 'came_back'],
  connection: ['started', 'entered', 'saved', 'tested', 'enabled', 'used'],
} as const;
export type Funnel = keyof typeof FUNNEL_STAGES;
export type SignUpStage = (typeof FUNNEL_STAGES)['sign_up'][number];
export type FunnelStage = SignUpStage | (typeof FUNNEL_STAGES)['connection'][number];

export const FUNNELS = ['sign_up', 'connection'] as const satisfies readonly Funnel[];
