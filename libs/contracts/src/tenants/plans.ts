export const PLANS = ['trial', 'basic', 'pro', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

/** What a plan sets a bound to, in the order in which it is shown. */
export const COUNTED = ['users', 'domains', 'ssoConfigurations'] as const;
export type Counted = (typeof COUNTED)[number];

/** What a plan allows a tenant; null where it sets no bound. Members and open invitations count together. */
export type PlanLimits = Readonly<Record<Counted, number | null>>;

/** Each domain makes us ask the DNS and each connection its directory, so that even the largest plan has a bound. */
export const PLAN_LIMITS: Record<Plan, PlanLimits> = {
  trial: { users: 500, domains: 10, ssoConfigurations: 5 },
  basic: { users: 1_000, domains: 20, ssoConfigurations: 5 },
  pro: { users: 10_000, domains: 100, ssoConfigurations: 20 },
  enterprise: { users: null, domains: 500, ssoConfigurations: 100 },
};

/** How what is counted is called where people read of one or of several. */
export const COUNTED_NAMES: Record<Counted, { readonly one: string; readonly many: string }> = {
  users: { one: 'person', many: 'people' },
  domains: { one: 'domain', many: 'domains' },
  ssoConfigurations: { one: 'connection', many: 'connections' },
};

/** Plans that a tenant asks for; a superadmin gives any. */
export const REQUESTED_PLANS = ['trial', 'pro', 'enterprise'] as const;
export type RequestedPlan = (typeof REQUESTED_PLANS)[number];

/** What to ask for where a plan is too small; null above the largest. */
export const LARGER_PLAN: Record<Plan, Exclude<RequestedPlan, 'trial'> | null> = {
  trial: 'pro',
  basic: 'pro',
  pro: 'enterprise',
  enterprise: null,
};
