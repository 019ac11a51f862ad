import type { ChangeTenant, CreateTenant } from '@gatehouse/contracts';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../audit/audit.js';
import { NotFoundError, StaleVersion } from '../common/app-error.js';
import { type Caller, may } from '../common/caller.js';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { slugFrom } from './company-name.js';
import { Tenant } from './tenant.entity.js';
import { TenantFounders } from './tenant-founders.js';
import { TenantMails } from './tenant-mails.js';
import { type TenantOverview, TenantOverviews } from './tenant-overviews.js';
import { TenantDeleted, TenantNotDeleted } from './tenant-refused.js';

@Injectable()
export class Tenants {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly mails: TenantMails,
    private readonly overviews: TenantOverviews,
    private readonly founders: TenantFounders,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFoundError there is none, or it isn't the caller's
   */
  get(caller: Caller, id: string): Promise<TenantOverview> {
    const platform = may(caller, 'platform_management');
    if (!platform && caller.tenantId !== id) throw new NotFoundError('tenant');
    return this.unit.inScopeOf(platform ? null : id, 'a superadmin reads any tenant', async () => {
      const tenant = await this.em.findOne(Tenant, { id, erasedAt: null });
      if (!tenant) throw new NotFoundError('tenant');
      return this.overviews.one(tenant);
    });
  }

  /**
   * A tenant that a superadmin sets up: its domain waits for its proof, its admin is invited.
   *
   * @throws InvalidInput the domain is none that an organisation could own
   */
  found(
    caller: Caller,
    { domain, adminEmail, subscriptionPlan, ...input }: CreateTenant,
  ): Promise<TenantOverview> {
    const foundation = { domain, adminEmail };
    this.founders.check(foundation);
    return this.unit.onPlatform('a superadmin sets up a tenant', async () => {
      const tenant = await this.create({ name: input.name, slug: slugFrom(input.name), adminEmail });
      tenant.plan = subscriptionPlan;
      if (subscriptionPlan !== 'trial') tenant.startPlan(subscriptionPlan, this.clock.now());
      tenant.paymentStatus = input.paymentStatus ?? (subscriptionPlan === 'trial' ? 'pending' : 'paid');
      if (tenant.paymentStatus === 'overdue') tenant.overdueSince = this.clock.now();
      await this.record(caller, 'tenant.created', tenant, { plan: subscriptionPlan });
      await this.founders.found(tenant, foundation, caller);
      if (input.status === 'active') await this.open(tenant);
      else tenant.status = input.status;
      await this.em.flush();
      return this.overviews.one(tenant);
    });
  }

  /**
   * @throws NotFoundError
   * @throws StaleVersion somebody changed it since `version`
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

  /** Opens the tenant; its trial starts at this moment. */
  activate(caller: Caller, id: string, version: number): Promise<TenantOverview> {
    return this.edit(id, version, async (tenant) => {
      await this.open(tenant);
      await this.record(caller, 'tenant.activated', tenant, { plan: tenant.plan });
    });
  }

  /** Nobody is let in, nothing is lost: `restore` undoes it for `LIMITS.erasureDays`. */
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
   * A new tenant, pending and on trial. Joins the unit of work that is open.
   *
   * The slug gets a number behind it where it was ever another's: slugs are never given twice.
   */
  async create(input: { name: string; slug: string; adminEmail: string }): Promise<Tenant> {
    const tenant = this.em.create(Tenant, { ...input, slug: await this.freeSlug(input.slug) });
    await this.em.flush();
    return tenant;
  }

  /** Its admin is told once, when it opens for the first time. */
  private async open(tenant: Tenant): Promise<void> {
    const isFirst = !tenant.activatedAt;
    tenant.activate(this.clock.now());
    if (isFirst) await this.mails.activated(tenant);
  }

  /** A date or a status that somebody sets by hand says from when on a payment is missing, and whether one is. */
  private adjustDebt(tenant: Tenant, before: ReturnType<typeof pick>): void {
    if (tenant.paymentStatus === 'overdue') tenant.overdueSince ??= this.clock.now();
    else tenant.overdueSince = null;
    if (before.plan !== tenant.plan) tenant.remindedDays = null;
  }

  /** @throws TenantDeleted a deleted one is only brought back */
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
      const tenant = await this.em.findOne(
        Tenant,
        { id, erasedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!tenant) throw new NotFoundError('tenant');
      if (tenant.version !== version) throw new StaleVersion('tenant');
      await work(tenant);
      await this.em.flush();
      return this.overviews.one(tenant);
    });
  }

  private async freeSlug(wanted: string): Promise<string> {
    // One sign-up at a time asks for a name that begins so, or two would be told that it is free.
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`slug:${wanted}`]);
    const rows = await this.em.find(
      Tenant,
      { slug: new RegExp(`^${wanted}(-[0-9]+)?$`) },
      { fields: ['slug'] },
    );
    const taken = new Set(rows.map(({ slug }) => slug));
    if (!taken.has(wanted)) return wanted;
    let number = rows.length + 1;
    while (taken.has(`${wanted}-${number}`)) number += 1;
    return `${wanted}-${number}`;
  }

  private record(
    caller: Caller,
    action: `tenant.${'created' | 'updated' | 'activated' | 'deleted' | 'restored'}`,
    tenant: Tenant,
    detail: AuditDetail,
  ) {
    return this.audit.record({
      tenantId: tenant.id,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'tenant', id: tenant.id },
      outcome: 'success',
      detail,
    });
  }
}

/** The specification's names of a change, as the columns that hold it. */
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
