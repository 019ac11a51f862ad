import type { PaymentStatus, Plan, TenantStanding, TenantStatus } from '@gatehouse/contracts';
import { LIMITS, OFFLINE_SECONDS, TENANT_STANDING } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

const TenantRow = defineEntity({
  name: 'Tenant',
  tableName: 'tenants',
  filters: {
    tenant: { name: 'tenant', cond: (args: { tenantId: string }) => ({ id: args.tenantId }), default: false },
  },
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Number that users see, such as `TEN-001`; assigned by the database. */
    code: p.string().length(20).unique().defaultRaw('next_tenant_code()'),
    externalId: p.string().length(100).nullable().unique(),
    slug: p.string().length(63).unique(),
    name: p.string().length(120),
    adminEmail: p.string().length(254).nullable(),
    /** Made with the demo data, and removed with it. */
    isDemo: p.boolean().default(false),
    status: p.string().length(20).$type<TenantStatus>().default('pending'),
    plan: p.string().length(20).$type<Plan>().default('trial'),
    paymentStatus: p.string().length(20).$type<PaymentStatus>().default('pending'),
    lastPaymentAt: p.datetime().nullable(),
    nextPaymentAt: p.datetime().nullable(),
    activatedAt: p.datetime().nullable(),
    trialEndsAt: p.datetime().nullable(),
    sessionIdleSeconds: p.integer().default(LIMITS.sessionIdleSeconds),
    sessionTotalSeconds: p.integer().default(LIMITS.sessionTotalSeconds),
    /** How long applications may act for users who are away: between two refreshes, and in total. */
    offlineIdleSeconds: p.integer().default(OFFLINE_SECONDS.idle.default),
    offlineTotalSeconds: p.integer().default(OFFLINE_SECONDS.total.default),
    /** In which the days of statistics begin. */
    timeZone: p.string().length(64).default('UTC'),
    /** Deleted tenants are in no list. They can be restored until they are erased. */
    deletedAt: p.datetime().nullable(),
    deletedBy: p.uuid().nullable(),
    erasedAt: p.datetime().nullable(),
    statusBeforeDeletion: p.string().length(20).$type<TenantStatus>().nullable(),
    /** Since when a payment is overdue. */
    overdueSince: p.datetime().nullable(),
    /** The last reminder before the end of the trial, in days before it. */
    remindedDays: p.integer().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

function plusDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * 86_400_000);
}

/** When a tenant that is deleted at this time will be erased. */
export function erasesAfter(deletedAt: Date): Date {
  return plusDays(deletedAt, LIMITS.erasureDays);
}

export class Tenant extends TenantRow.class {
  standing(): TenantStanding {
    return TENANT_STANDING[this.status as TenantStatus];
  }

  /** Activates the tenant. The trial starts at the first activation. */
  activate(now: Date): void {
    this.status = 'active';
    if (this.activatedAt) return;
    this.activatedAt = now;
    if (this.plan === 'trial') this.trialEndsAt = plusDays(now, LIMITS.trialDays);
  }

  /** Disables sign-in and hides the tenant from lists. `restore` undoes it within `LIMITS.erasureDays`. */
  delete(by: string, now: Date): void {
    this.deletedBy = by;
    this.statusBeforeDeletion = this.status as TenantStatus;
    this.status = 'deactivated';
    this.deletedAt = now;
  }

  restore(): void {
    this.status = this.statusBeforeDeletion ?? 'inactive';
    this.statusBeforeDeletion = null;
    this.deletedAt = null;
    this.deletedBy = null;
  }

  /** When a deleted tenant will be erased; null if it is not deleted. */
  erasesAt(): Date | null {
    return this.deletedAt ? erasesAfter(this.deletedAt) : null;
  }

  /** Starts a paid plan. The next payment is due in a month. */
  startPlan(plan: Exclude<Plan, 'trial'>, now: Date): void {
    this.plan = plan;
    this.lastPaymentAt = now;
    this.nextPaymentAt = plusDays(now, LIMITS.paymentDays);
    this.settle();
  }

  /** Clears the debt. */
  settle(): void {
    this.paymentStatus = 'paid';
    this.overdueSince = null;
  }
}
TenantRow.setClass(Tenant);
