import { z } from 'zod';
import { OFFLINE_SECONDS, SESSION_SECONDS } from './limits.ts';
import { PageQuerySchema, pageOf } from './paging.ts';

export const TENANT_STATUSES = [
  'active',
  'pending',
  'cancelled',
  'inactive',
  'on-hold',
  'suspended',
  'deactivated',
] as const;
export const TenantStatusSchema = z.enum(TENANT_STATUSES).meta({ id: 'TenantStatus' });
export type TenantStatus = z.infer<typeof TenantStatusSchema>;

export const PLANS = ['trial', 'basic', 'pro', 'enterprise'] as const;
export const PlanSchema = z.enum(PLANS).meta({ id: 'Plan' });
export type Plan = z.infer<typeof PlanSchema>;

export const PAYMENT_STATUSES = ['paid', 'pending', 'overdue'] as const;
export const PaymentStatusSchema = z.enum(PAYMENT_STATUSES).meta({ id: 'PaymentStatus' });
export type PaymentStatus = z.infer<typeof PaymentStatusSchema>;

/** What a tenant's status lets its members do, and what they are told. */
export interface TenantStanding {
  readonly signIn: boolean;
  readonly read: boolean;
  readonly write: boolean;
  /** Shown to members; null where there is nothing to say. */
  readonly message: string | null;
}

export const TENANT_STANDING: Record<TenantStatus, TenantStanding> = {
  active: { signIn: true, read: true, write: true, message: null },
  pending: {
    signIn: true,
    read: true,
    write: false,
    message: 'Your organisation is waiting for activation. You can look around; changes wait until then.',
  },
  'on-hold': {
    signIn: true,
    read: true,
    write: false,
    message: 'Your organisation is on hold. Everything stays readable; contact us to lift the hold.',
  },
  inactive: {
    signIn: false,
    read: false,
    write: false,
    message: 'Your organisation is not active. Ask your administrator.',
  },
  suspended: {
    signIn: false,
    read: false,
    write: false,
    message: 'Your organisation is suspended. Ask your administrator to contact us.',
  },
  cancelled: {
    signIn: false,
    read: false,
    write: false,
    message: 'Your organisation has ended its subscription. Ask your administrator.',
  },
  deactivated: {
    signIn: false,
    read: false,
    write: false,
    message: 'Your organisation is deactivated. Ask your administrator to contact us.',
  },
};

/** How long applications may act for people of the tenant who are away (refresh tokens), in seconds. */
const OFFLINE_LIMITS = {
  offlineIdleSeconds: z.int().min(OFFLINE_SECONDS.min).max(OFFLINE_SECONDS.idle.max).meta({
    description: 'From one refresh to the next',
  }),
  offlineTotalSeconds: z.int().min(OFFLINE_SECONDS.min).max(OFFLINE_SECONDS.total.max).meta({
    description: 'Since the sign-in',
  }),
};

/** Lower-case DNS label, 3 to 63 characters: it becomes part of an issuer. Source: RFC 1035 §2.3.1. */
export const TenantSlugSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,61}[a-z0-9]$/, 'Use 3 to 63 letters, digits or hyphens');

export const TenantSchema = z
  .object({
    id: z.uuid(),
    code: z.string().meta({ description: 'Number shown to people', example: 'TEN-001' }),
    externalId: z.string().nullable().meta({ example: 'tenant-1' }),
    slug: z.string().meta({ example: 'demo-company' }),
    name: z.string().meta({ example: 'Demo Company' }),
    domain: z.string().nullable().meta({ example: 'demo-company.test' }),
    domainId: z.uuid().nullable(),
    adminEmail: z.string().nullable().meta({ example: 'admin@demo-company.test' }),
    status: TenantStatusSchema,
    subscriptionPlan: PlanSchema,
    paymentStatus: PaymentStatusSchema,
    lastPaymentDate: z.iso.datetime().nullable(),
    nextPaymentDate: z.iso.datetime().nullable(),
    activatedAt: z.iso.datetime().nullable(),
    trialEndsAt: z.iso.datetime().nullable(),
    userCount: z.int().min(0).max(2_147_483_647),
    sessionIdleSeconds: z.int().min(SESSION_SECONDS.min).max(SESSION_SECONDS.max),
    sessionTotalSeconds: z.int().min(SESSION_SECONDS.min).max(SESSION_SECONDS.max),
    ...OFFLINE_LIMITS,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: z.int().min(1).max(2_147_483_647),
  })
  .meta({ id: 'Tenant' });
export type TenantDto = z.infer<typeof TenantSchema>;

export const TenantPageSchema = pageOf(TenantSchema, 'TenantPage');

export const TenantListQuerySchema = PageQuerySchema.extend({
  status: TenantStatusSchema.optional(),
  search: z.string().trim().max(120).optional().meta({ description: 'Part of the name, code or slug' }),
});
export type TenantListQuery = z.infer<typeof TenantListQuerySchema>;

/** A change; `version` is the one that was read, so that two editors do not overwrite each other. */
export const ChangeTenantSchema = z
  .object({
    version: z.int().min(1).max(2_147_483_647),
    name: z.string().trim().min(1, 'Enter a name').max(120, 'At most 120 characters').optional(),
    status: TenantStatusSchema.optional(),
    subscriptionPlan: PlanSchema.optional(),
    paymentStatus: PaymentStatusSchema.optional(),
    sessionIdleSeconds: z.int().min(SESSION_SECONDS.min).max(SESSION_SECONDS.max).optional(),
    sessionTotalSeconds: z.int().min(SESSION_SECONDS.min).max(SESSION_SECONDS.max).optional(),
    offlineIdleSeconds: OFFLINE_LIMITS.offlineIdleSeconds.optional(),
    offlineTotalSeconds: OFFLINE_LIMITS.offlineTotalSeconds.optional(),
  })
  .strict()
  .meta({ id: 'ChangeTenant', example: { version: 1, name: 'Acme' } });
export type ChangeTenant = z.infer<typeof ChangeTenantSchema>;

export const ActivateTenantSchema = z
  .object({ version: z.int().min(1).max(2_147_483_647) })
  .strict()
  .meta({ id: 'ActivateTenant', example: { version: 1 } });

export const PlanRequestSchema = z
  .object({
    id: z.uuid(),
    tenantId: z.uuid(),
    plan: z.enum(['trial', 'pro']),
    requestedBy: z.uuid(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PlanRequest' });
export type PlanRequestDto = z.infer<typeof PlanRequestSchema>;

export const CreatePlanRequestSchema = z
  .object({ plan: z.enum(['trial', 'pro']) })
  .strict()
  .meta({ id: 'CreatePlanRequest', example: { plan: 'pro' } });
