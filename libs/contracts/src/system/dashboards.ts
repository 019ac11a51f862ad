import { z } from 'zod';
import { DevicesSchema, OwnSessionsSchema } from '../account/account.ts';
import { FactorsSchema } from '../account/factors.ts';
import { ConnectedApplicationSchema } from '../oauth2/oauth2-grants.ts';
import { SsoAttentionSchema } from '../sso/sso-insight.ts';
import { PlanUsageSchema } from '../tenants/plan-usage.ts';
import { ProductRequestSchema, TenantProductsSchema } from '../tenants/tenant-products.ts';
import { PlanRequestSchema, TenantSummarySchema } from '../tenants/tenants.ts';
import { LaunchpadSchema, OverviewSchema } from './console.ts';
import { SignInFiguresSchema } from './figures.ts';

/** So many of what a dashboard shows the newest or first of. */
export const ON_DASHBOARD = { connected: 6, requests: 4 } as const;

export const DashboardSchema = /* @__PURE__ */ z
  .object({
    sessions: OwnSessionsSchema.shape.items,
    devices: DevicesSchema.shape.items,
    factors: FactorsSchema,
    connected: z.array(ConnectedApplicationSchema).meta({ description: 'The first ones by name' }),
    launches: LaunchpadSchema.shape.items,
    products: TenantProductsSchema.shape.items
      .nullable()
      .meta({ description: 'Null for a caller without an organization' }),
    overview: OverviewSchema.nullable().meta({
      description: 'Null without `tenant_management` in an organization or `platform_management`',
    }),
  })
  .meta({ id: 'Dashboard' });
export type DashboardDto = z.infer<typeof DashboardSchema>;

export const ConsoleDashboardSchema = /* @__PURE__ */ z
  .object({
    attention: SsoAttentionSchema.shape.items,
    signIns: SignInFiguresSchema,
    overview: OverviewSchema,
    plan: PlanUsageSchema.nullable().meta({ description: 'Null for a caller without an organization' }),
    platform: z
      .object({
        tenants: TenantSummarySchema,
        planRequests: z.array(PlanRequestSchema),
        productRequests: z.array(ProductRequestSchema),
      })
      .nullable()
      .meta({ description: 'Pending requests, newest first. Null without `platform_management`' }),
  })
  .meta({ id: 'ConsoleDashboard' });
export type ConsoleDashboardDto = z.infer<typeof ConsoleDashboardSchema>;
