import { z } from 'zod';
import { EmailSchema } from '../common/email.ts';
import { ImportIdSchema } from '../common/imports.ts';
import { InputTimeSchema } from '../common/input-time.ts';
import { OFFLINE_SECONDS, SESSION_SECONDS } from '../common/limits.ts';
import { CountedPageQuerySchema, countedPageOf, PageQuerySchema, pageOf } from '../common/paging.ts';
import { PLANS, REQUESTED_PLANS } from './plans.ts';

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

export const PlanSchema = z.enum(PLANS).meta({ id: 'Plan' });

export const PAYMENT_STATUSES = ['paid', 'pending', 'overdue'] as const;
export const PaymentStatusSchema = z.enum(PAYMENT_STATUSES).meta({ id: 'PaymentStatus' });
export type PaymentStatus = z.infer<typeof PaymentStatusSchema>;

/** Limits of offline access (refresh tokens) for the tenant's users, in seconds. */
const OFFLINE_LIMITS = {
  offlineIdleSeconds: z.int().min(OFFLINE_SECONDS.min).max(OFFLINE_SECONDS.idle.max).meta({
    description: 'Time from one refresh to the next',
  }),
  offlineTotalSeconds: z.int().min(OFFLINE_SECONDS.min).max(OFFLINE_SECONDS.total.max).meta({
    description: 'Time since the sign-in',
  }),
};

/** Lower-case DNS label, 3 to 63 characters: it becomes part of an issuer. Source: RFC 1035 §2.3.1. */
export const TenantSlugSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,61}[a-z0-9]$/, 'Use 3 to 63 letters, digits or hyphens');

export const TenantSchema = z
  .object({
    id: z.uuid(),
    code: z.string().meta({ description: 'Number shown to users', example: 'TEN-001' }),
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
    isDemo: z.boolean().meta({ description: 'Created with the demo data' }),
    sessionIdleSeconds: z.int().min(SESSION_SECONDS.min).max(SESSION_SECONDS.max),
    sessionTotalSeconds: z.int().min(SESSION_SECONDS.min).max(SESSION_SECONDS.max),
    ...OFFLINE_LIMITS,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    deletedAt: z.iso.datetime().nullable(),
    erasesAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'The deleted tenant can be restored until this time' }),
    version: z.int().min(1).max(2_147_483_647),
  })
  .meta({ id: 'Tenant' });
export type TenantDto = z.infer<typeof TenantSchema>;

export const TenantPageSchema = countedPageOf(TenantSchema, 'TenantPage');

export const TENANT_SORTS = ['created', 'name', 'nextPayment'] as const;
export type TenantSort = (typeof TENANT_SORTS)[number];

/** Filter of tenants, shared by list, export and summary. */
export const TenantFilterSchema = z.object({
  status: TenantStatusSchema.optional(),
  plan: PlanSchema.optional(),
  payment: PaymentStatusSchema.optional(),
  search: z.string().trim().max(120).optional().meta({ description: 'Part of the name, code or slug' }),
  deleted: z.enum(['true', 'false']).optional().meta({ description: '`true`: tenants that can be restored' }),
  sort: z.enum(TENANT_SORTS).default('created'),
  order: z.enum(['asc', 'desc']).default('asc'),
});
export type TenantFilter = z.infer<typeof TenantFilterSchema>;

export const TenantListQuerySchema = CountedPageQuerySchema.extend(TenantFilterSchema.shape);
export type TenantListQuery = z.infer<typeof TenantListQuerySchema>;

export const TenantSummarySchema = z
  .object({
    total: z.int().min(0).max(2_147_483_647),
    active: z.int().min(0).max(2_147_483_647),
    pendingActivation: z.int().min(0).max(2_147_483_647),
    paymentOverdue: z.int().min(0).max(2_147_483_647),
    byStatus: z.array(z.object({ status: TenantStatusSchema, count: z.int().min(1).max(2_147_483_647) })),
  })
  .meta({ id: 'TenantSummary', description: 'All tenants that are not deleted' });
export type TenantSummary = z.infer<typeof TenantSummarySchema>;

const NameSchema = z.string().trim().min(1, 'Enter a name').max(120, 'At most 120 characters');
const DomainNameSchema = z.string().trim().min(1, 'Enter a domain').max(253, 'At most 253 characters');

/** `name`, `domain` and `adminEmail` suffice. The admin gets an invitation; the domain is pending until verified. */
export const CreateTenantSchema = z
  .object({
    name: NameSchema,
    domain: DomainNameSchema,
    adminEmail: EmailSchema,
    status: TenantStatusSchema.default('pending'),
    subscriptionPlan: PlanSchema.default('trial'),
    paymentStatus: PaymentStatusSchema.optional().meta({
      description: 'Default: `pending` on the trial plan, else `paid`',
    }),
  })
  .strict()
  .meta({
    id: 'CreateTenant',
    example: { name: 'Acme', domain: 'acme.example', adminEmail: 'it@acme.example' },
  });
export type CreateTenant = z.infer<typeof CreateTenantSchema>;

/** A bulk action. Each tenant has its read version; tenants that have changed since are skipped. */
export const BULK_TENANT_ACTIONS = ['activate', 'on-hold', 'suspend', 'delete', 'restore'] as const;
export const BulkTenantsSchema = z
  .object({
    action: z.enum(BULK_TENANT_ACTIONS),
    items: z
      .array(z.object({ id: z.uuid(), version: z.int().min(1).max(2_147_483_647) }))
      .min(1, 'Choose at least one tenant')
      .max(100, 'At most 100 tenants at a time'),
  })
  .strict()
  .meta({
    id: 'BulkTenants',
    example: { action: 'activate', items: [{ id: '01a1fe82-5409-754c-acd1-1916b1c9d4cc', version: 1 }] },
  });
export type BulkTenants = z.infer<typeof BulkTenantsSchema>;

export const BulkTenantsResultSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.uuid(),
        outcome: z.enum(['done', 'stale_version', 'not_found', 'not_possible']),
      }),
    ),
  })
  .meta({ id: 'BulkTenantsResult' });
export type BulkTenantsResult = z.infer<typeof BulkTenantsResultSchema>;

const tenantCsv = z.string().min(1, 'Choose a file').max(2_000_000, 'At most 2 MB').meta({
  description: 'With a header line. The columns are name, domain, adminEmail and optionally plan and status',
});
const TENANT_CSV = 'name,domain,adminEmail\nAcme,acme.example,it@acme.example';

export const CheckTenantImportSchema = z
  .object({ csv: tenantCsv })
  .strict()
  .meta({ id: 'CheckTenantImport', example: { csv: TENANT_CSV } });
export type CheckTenantImport = z.infer<typeof CheckTenantImportSchema>;

export const StartTenantImportSchema = z
  .object({ id: ImportIdSchema, csv: tenantCsv })
  .strict()
  .meta({ id: 'StartTenantImport', example: { csv: TENANT_CSV } });
export type StartTenantImport = z.infer<typeof StartTenantImportSchema>;

/** Preview of an import. */
export const TenantImportCheckSchema = z
  .object({
    rows: z.int().min(0).max(10_000),
    create: z.int().min(0).max(10_000),
    skip: z.int().min(0).max(10_000).meta({ description: 'Lines whose name and domain already exist' }),
    errors: z.array(
      z.object({
        line: z.int().min(1).max(1_000_000),
        field: z.string().max(60),
        column: z.string().max(60).meta({ description: "The file's name for the column of the field" }),
        message: z.string().max(300),
      }),
    ),
  })
  .meta({ id: 'TenantImportCheck' });
export type TenantImportCheck = z.infer<typeof TenantImportCheckSchema>;

/** An update. `version` must match the current version, so that two editors do not overwrite each other. */
export const ChangeTenantSchema = z
  .object({
    version: z.int().min(1).max(2_147_483_647),
    name: NameSchema.optional(),
    adminEmail: EmailSchema.nullable().optional(),
    status: TenantStatusSchema.optional(),
    subscriptionPlan: PlanSchema.optional(),
    paymentStatus: PaymentStatusSchema.optional(),
    lastPaymentDate: InputTimeSchema.nullable().optional(),
    nextPaymentDate: InputTimeSchema.nullable().optional(),
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

/** The read version. */
export const TenantVersionQuerySchema = z.object({
  version: z.coerce.number().int().min(1).max(2_147_483_647),
});

export const PLAN_REQUEST_STATES = ['open', 'granted', 'declined'] as const;

export const PlanRequestSchema = z
  .object({
    id: z.uuid(),
    tenantId: z.uuid(),
    tenantName: z.string(),
    plan: z.enum(REQUESTED_PLANS),
    requestedBy: z.uuid(),
    state: z.enum(PLAN_REQUEST_STATES),
    decidedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PlanRequest' });
export type PlanRequestDto = z.infer<typeof PlanRequestSchema>;

export const PlanRequestPageSchema = pageOf(PlanRequestSchema, 'PlanRequestPage');
export const PlanRequestListQuerySchema = PageQuerySchema.extend({
  state: z.enum(PLAN_REQUEST_STATES).optional(),
});
export type PlanRequestListQuery = z.infer<typeof PlanRequestListQuerySchema>;

/** Granting a paid plan starts it: paid, with the next payment due in a month. */
export const DecidePlanRequestSchema = z
  .object({ decision: z.enum(['grant', 'decline']) })
  .strict()
  .meta({ id: 'DecidePlanRequest', example: { decision: 'grant' } });

export const CreatePlanRequestSchema = z
  .object({ plan: z.enum(REQUESTED_PLANS) })
  .strict()
  .meta({ id: 'CreatePlanRequest', example: { plan: 'pro' } });

const Rows = z.array(z.record(z.string(), z.unknown()));

/** All stored data of a tenant, without secrets. Rows use the names of the database. */
export const TenantExportSchema = z
  .object({
    exportedAt: z.iso.datetime(),
    tenant: Rows,
    domains: Rows,
    people: Rows,
    roles: Rows,
    customAttributes: Rows,
    invitations: Rows,
    applications: Rows,
    ssoConfigurations: Rows,
    audit: Rows,
  })
  .meta({ id: 'TenantExport' });
export type TenantExport = z.infer<typeof TenantExportSchema>;
