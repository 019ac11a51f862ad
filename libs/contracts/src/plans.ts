import type { Plan } from './tenants.ts';

/** What a plan allows a tenant; null where it sets no bound. */
export interface PlanLimits {
  /** Members and open invitations together. */
  readonly users: number | null;
}

export const PLAN_LIMITS: Record<Plan, PlanLimits> = {
  trial: { users: 500 },
  basic: { users: 1_000 },
  pro: { users: 10_000 },
  enterprise: { users: null },
};
