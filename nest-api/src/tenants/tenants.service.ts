import type { ChangeTenant, CreateTenant } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail, type AuditRecord } from '../audit/audit.js';
import { NotFoundError, StaleVersion } from '../common/app-error.js';
import { type Caller, may } from '../common/caller.js';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { slugFrom } from './company-name.js';
import { newTenant } from './new-tenant.repository.js';
import { type Founding, TenantFounders } from './tenant-founders.js';
import { TenantMails } from './tenant-mails.js';
import { type TenantOverview, TenantOverviews } from './tenant-overviews.js';
import { TenantDeleted, TenantNotDeleted } from './tenant-refused.js';
import { type Tenant, TenantsRepository } from './tenants.repository.js';

@Injectable()
export class Tenants {
  constructor(
    private readonly em: EntityManager,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly mails: TenantMails,
    private readonly overviews: TenantOverviews,
    private readonly founders: TenantFounders,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError the tenant does not exist or is not the caller's */
  get(caller: Caller, id: string): Promise<TenantOverview> {
    const platform = may(caller, 'platform_management');
    if (!platform && caller.tenantId !== id) throw new NotFoundError('tenant');
    return this.unit.inScopeOf(platform ? null : id, 'a superadmin reads any tenant', async () => {
      const tenant = await this.tenants.findKept(id);
      if (!tenant) throw new NotFoundError('tenant');
      return this.overviews.one(tenant);
    });
  }

  /**
   * Creates a tenant as a superadmin. Its domain is unverified, and its admin receives an invitation.
   *
   * @throws UnprocessableInput no organization could own the domain
   */
  found(caller: Caller, input: CreateTenant): Promise<TenantOverview> {
    return this.unit.onPlatform('a superadmin sets up a tenant', async () => {
      const [tenant] = await this.foundAll(caller, [input]);
      return this.overviews.one(tenant as Tenant);
    });
  }

  /**
   * As `found`, with a constant number of statements. Joins the caller's unit of work.
   *
   * @throws UnprocessableInput
   */
  async foundAll(by: Founding, inputs: readonly CreateTenant[]): Promise<Tenant[]> {
    for (const input of inputs) this.founders.check(input);
    const slugs = await this.tenants.freeSlugs(inputs.map(({ name }) => slugFrom(name)));
    const now = this.clock.now();
    const founded = inputs.map((input, index) => {
      const { name, adminEmail } = input;
      const tenant = newTenant(this.em, { name, slug: slugs[index] as string, adminEmail });
      setUp(tenant, input, now);
      return { tenant, domain: input.domain, adminEmail };
    });
    const tenants = founded.map(({ tenant }) => tenant);
    await this.em.flush();
    const active = tenants.filter(({ status }) => status === 'active');
    const recordsOf = (action: TenantAction, of: readonly Tenant[]) =>
      of.map((tenant) => recordOf(by, action, tenant, { plan: tenant.plan }));
    await this.audit.recordAll([
      ...recordsOf('tenant.created', tenants),
      ...recordsOf('tenant.activated', active),
    ]);
    await this.founders.found(founded, by);
    await this.mails.activated(active);
    return tenants;
  }

  /**
   * @throws NotFoundError
   * @throws StaleVersion it has changed since `version`
   * @throws TenantDeleted
   */
  change(caller: Caller, id: string, { version, ...change }: ChangeTenant): Promise<TenantOverview> {
    return this.edit(id, version, async (tenant) => {
      const before = pick(tenant);
      const opens = change.status === 'active' && tenant.status !== 'active';
      this.em.assign(tenant, toColumns(change));
      if (opens) await this.open(tenant);
      this.adjustDebt(tenant, before);
      await this.record(caller, 'tenant.updated', tenant, { changes: changesOf(before, pick(tenant)) });
    });
  }

  /** Activates the tenant, which starts its trial. */
  activate(caller: Caller, id: string, version: number): Promise<TenantOverview> {
    return this.edit(id, version, async (tenant) => {
      await this.open(tenant);
      await this.record(caller, 'tenant.activated', tenant, { plan: tenant.plan });
    });
  }

  /** Disables sign-in and keeps the data. `restore` undoes it for `LIMITS.erasureDays`. */
  delete(caller: Caller, id: string, version: number): Promise<void> {
    return this.edit(id, version, async (tenant) => {
      const { status } = tenant;
      tenant.delete(caller.userId, this.clock.now());
      await this.record(caller, 'tenant.deleted', tenant, {
        status,
        erasesAt: tenant.erasesAt()?.toISOString() ?? null,
      });
    }).then(() => undefined);
  }

  /** @throws TenantNotDeleted */
  restore(caller: Caller, id: string, version: number): Promise<TenantOverview> {
    return this.locked(id, version, async (tenant) => {
      if (!tenant.deletedAt) throw new TenantNotDeleted();
      tenant.restore();
      await this.record(caller, 'tenant.restored', tenant, { status: tenant.status });
    });
  }

  /**
   * Creates a tenant, pending and on trial. Joins the caller's unit of work.
   *
   * The slug gets a number if another tenant has ever used it: slugs are never reused.
   */
  async create(input: { name: string; slug: string; adminEmail: string }): Promise<Tenant> {
    const [slug] = await this.tenants.freeSlugs([input.slug]);
    const tenant = newTenant(this.em, { ...input, slug: slug as string });
    await this.em.flush();
    return tenant;
  }

  /** Its admins get one email, at the first activation. */
  private async open(tenant: Tenant): Promise<void> {
    const isFirst = !tenant.activatedAt;
    tenant.activate(this.clock.now());
    if (isFirst) await this.mails.activated([tenant]);
  }

  /** A payment date or status that a superadmin sets decides whether, and since when, a payment is overdue. */
  private adjustDebt(tenant: Tenant, before: ReturnType<typeof pick>): void {
    if (tenant.paymentStatus === 'overdue') tenant.overdueSince ??= this.clock.now();
    else tenant.overdueSince = null;
    if (before.plan !== tenant.plan) tenant.remindedDays = null;
  }

  /** @throws TenantDeleted a deleted tenant can only be restored */
  private edit(
    id: string,
    version: number,
    work: (tenant: Tenant) => Promise<void>,
  ): Promise<TenantOverview> {
    return this.locked(id, version, (tenant) => {
      if (tenant.deletedAt) throw new TenantDeleted();
      return work(tenant);
    });
  }

  private locked(
    id: string,
    version: number,
    work: (tenant: Tenant) => Promise<void>,
  ): Promise<TenantOverview> {
    return this.unit.onPlatform('a superadmin changes any tenant', async () => {
      const tenant = await this.tenants.lockKept(id);
      if (!tenant) throw new NotFoundError('tenant');
      if (tenant.version !== version) throw new StaleVersion('tenant');
      await work(tenant);
      await this.em.flush();
      return this.overviews.one(tenant);
    });
  }

  private record(caller: Caller, action: TenantAction, tenant: Tenant, detail: AuditDetail) {
    return this.audit.record(recordOf(caller, action, tenant, detail));
  }
}

type TenantAction = `tenant.${'created' | 'updated' | 'activated' | 'deleted' | 'restored'}`;

function recordOf(by: Founding, action: TenantAction, tenant: Tenant, detail: AuditDetail): AuditRecord {
  return {
    tenantId: tenant.id,
    actor: { type: 'user', id: by.userId },
    action,
    target: { type: 'tenant', id: tenant.id },
    outcome: 'success',
    detail,
  };
}

/** Plan, payment and status of a new tenant. */
function setUp(tenant: Tenant, { subscriptionPlan, paymentStatus, status }: CreateTenant, now: Date): void {
  tenant.plan = subscriptionPlan;
  if (subscriptionPlan !== 'trial') tenant.startPlan(subscriptionPlan, now);
  tenant.paymentStatus = paymentStatus ?? (subscriptionPlan === 'trial' ? 'pending' : 'paid');
  if (tenant.paymentStatus === 'overdue') tenant.overdueSince = now;
  if (status === 'active') tenant.activate(now);
  else tenant.status = status;
}

/** Maps the field names of the API to columns. */
function toColumns({
  subscriptionPlan,
  lastPaymentDate,
  nextPaymentDate,
  ...change
}: Omit<ChangeTenant, 'version'>) {
  return {
    ...change,
    ...(subscriptionPlan !== undefined && { plan: subscriptionPlan }),
    ...(lastPaymentDate !== undefined && { lastPaymentAt: toDate(lastPaymentDate) }),
    ...(nextPaymentDate !== undefined && { nextPaymentAt: toDate(nextPaymentDate) }),
  };
}

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function pick(tenant: Tenant) {
  const { name, adminEmail, status, plan, paymentStatus, sessionIdleSeconds, sessionTotalSeconds } = tenant;
  const { offlineIdleSeconds, offlineTotalSeconds } = tenant;
  return {
    name,
    adminEmail,
    status,
    plan,
    paymentStatus,
    lastPaymentAt: tenant.lastPaymentAt?.toISOString() ?? null,
    nextPaymentAt: tenant.nextPaymentAt?.toISOString() ?? null,
    sessionIdleSeconds,
    sessionTotalSeconds,
    offlineIdleSeconds,
    offlineTotalSeconds,
  };
}

/** `status: pending → active`, one for each field that changed. */
function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.keys(after)
    .filter((key) => before[key] !== after[key])
    .map((key) => `${key}: ${before[key]} → ${after[key]}`);
}
