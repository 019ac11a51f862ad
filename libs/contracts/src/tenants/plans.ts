export const PLANS = ['trial', 'basic', 'pro', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

/** Limited objects, in display order. */
export const COUNTED = ['users', 'domains', 'ssoConfigurations'] as const;
export type Counted = (typeof COUNTED)[number];

/** Limits of a plan; null is unlimited. Members and pending invitations count together. */
export type PlanLimits = Readonly<Record<Counted, number | null>>;

/** Each domain causes DNS queries and each connection causes requests, so even the largest plan has limits. */
export const PLAN_LIMITS: Record<Plan, PlanLimits> = {
  trial: { users: 500, domains: 10, ssoConfigurations: 5 },
  basic: { users: 1_000, domains: 20, ssoConfigurations: 5 },
  pro: { users: 10_000, domains: 100, ssoConfigurations: 20 },
  enterprise: { users: null, domains: 500, ssoConfigurations: 100 },
};

/** Names of limited objects, singular and plural. */
export const COUNTED_NAMES: Record<Counted, { readonly one: string; readonly many: string }> = {
  users: { one: 'person', many: 'people' },
  domains: { one: 'domain', many: 'domains' },
  ssoConfigurations: { one: 'connection', many: 'connections' },
};

/** Plans that a tenant can request. A superadmin can grant any plan. */
export const REQUESTED_PLANS = ['trial', 'pro', 'enterprise'] as const;
export type RequestedPlan = (typeof REQUESTED_PLANS)[number];

/** The next larger plan; null for the largest. */
export const LARGER_PLAN: Record<Plan, Exclude<RequestedPlan, 'trial'> | null> = {
  trial: 'pro',
  basic: 'pro',
  pro: 'enterprise',
  enterprise: null,
};
