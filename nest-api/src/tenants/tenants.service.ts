import type { ChangeTenant, TenantListQuery } from '@gatehouse/contracts';
import { EntityManager, type FilterQuery, LockMode, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../audit/audit.js';
import { NotFoundError, StaleVersion } from '../common/app-error.js';
import { type Caller, may } from '../common/caller.js';
import { Clock } from '../common/clock.js';
import { decodeCursor } from '../common/paging.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Domain } from '../domains/domain.entity.js';
import { Membership } from '../users/membership.entity.js';
import { PlanRequest } from './plan-request.entity.js';
import { Tenant } from './tenant.entity.js';
import { TenantMails } from './tenant-mails.js';

/** A tenant with what its row alone does not say. */
export interface TenantOverview {
  readonly tenant: Tenant;
  readonly domain: Domain | null;
  readonly userCount: number;
}

@Injectable()
export class Tenants {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly mails: TenantMails,
    private readonly clock: Clock,
  ) {}

  /** At most `limit + 1` tenants in the order of their ids, which is the order of their making. */
  list(query: TenantListQuery): Promise<TenantOverview[]> {
    return this.unit.onPlatform('a superadmin lists all tenants', async () => {
      const where: FilterQuery<Tenant>[] = [];
      if (query.status) where.push({ status: query.status });
      if (query.cursor) where.push({ id: { $gt: decodeCursor(query.cursor)[1] } });
      if (query.search) where.push(matching(query.search));
      const tenants = await this.em.find(
        Tenant,
        { $and: where },
        { orderBy: { id: 'asc' }, limit: query.limit + 1 },
      );
      return this.withOverview(tenants);
    });
  }

  /**
   * @throws NotFoundError there is none, or it isn't the caller's
   */
  get(caller: Caller, id: string): Promise<TenantOverview> {
    const platform = may(caller, 'platform_management');
    if (!platform && caller.tenantId !== id) throw new NotFoundError('tenant');
    return this.unit.inScopeOf(platform ? null : id, 'a superadmin reads any tenant', async () => {
      const tenant = await this.em.findOne(Tenant, { id });
      if (!tenant) throw new NotFoundError('tenant');
      return this.overviewOf(tenant);
    });
  }

  /**
   * @throws NotFoundError
   * @throws StaleVersion somebody changed it since `version`
   */
  change(
    caller: Caller,
    id: string,
    { version, subscriptionPlan, ...change }: ChangeTenant,
  ): Promise<TenantOverview> {
    return this.edit(id, version, async (tenant) => {
      const before = pick(tenant);
      const opens = change.status === 'active' && tenant.status !== 'active';
      this.em.assign(tenant, subscriptionPlan ? { ...change, plan: subscriptionPlan } : change);
      if (opens) await this.open(tenant);
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

  /** Notes what plan a tenant wants, for a superadmin to act on. */
  requestPlan(tenantId: string, caller: Caller, plan: 'trial' | 'pro'): Promise<PlanRequest> {
    return this.unit.inTenant(tenantId, async () => {
      const request = this.em.create(PlanRequest, { tenantId, plan, requestedBy: caller.userId });
      await this.em.flush();
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'plan.requested',
        target: { type: 'plan_request', id: request.id },
        outcome: 'success',
        detail: { plan },
      });
      await this.mails.planRequested(
        await this.em.findOneOrFail(Tenant, { id: tenantId }),
        plan,
        caller.userId,
      );
      return request;
    });
  }

  /** Its admin is told once, when it opens for the first time. */
  private async open(tenant: Tenant): Promise<void> {
    const isFirst = !tenant.activatedAt;
    tenant.activate(this.clock.now());
    if (isFirst) await this.mails.activated(tenant);
  }

  private edit(
    id: string,
    version: number,
    work: (tenant: Tenant) => Promise<void>,
  ): Promise<TenantOverview> {
    return this.unit.onPlatform('a superadmin changes any tenant', async () => {
      const tenant = await this.em.findOne(Tenant, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!tenant) throw new NotFoundError('tenant');
      if (tenant.version !== version) throw new StaleVersion('tenant');
      await work(tenant);
      await this.em.flush();
      return this.overviewOf(tenant);
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

  private async overviewOf(tenant: Tenant): Promise<TenantOverview> {
    const [overview] = await this.withOverview([tenant]);
    return overview as TenantOverview;
  }

  /** Two queries however many tenants. */
  private async withOverview(tenants: Tenant[]): Promise<TenantOverview[]> {
    const ids = tenants.map(({ id }) => id);
    const counts = await this.em
      .createQueryBuilder(Membership, 'm')
      .select(['m.tenantId', raw('count(*)::int as members')])
      .where({ tenantId: { $in: ids } })
      .groupBy('m.tenantId')
      .execute<{ tenantId: string; members: number }[]>('all');
    const domains = await this.em.find(
      Domain,
      { tenantId: { $in: ids } },
      { orderBy: { status: 'asc', id: 'asc' } },
    );
    return tenants.map((tenant) => ({
      tenant,
      domain: domains.find(({ tenantId }) => tenantId === tenant.id) ?? null,
      userCount: counts.find(({ tenantId }) => tenantId === tenant.id)?.members ?? 0,
    }));
  }

  private record(
    caller: Caller,
    action: 'tenant.updated' | 'tenant.activated',
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

function matching(search: string): FilterQuery<Tenant> {
  const like = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return { $or: [{ name: { $ilike: like } }, { code: { $ilike: like } }, { slug: { $ilike: like } }] };
}

function pick(tenant: Tenant) {
  const { name, status, plan, paymentStatus, sessionIdleSeconds, sessionTotalSeconds } = tenant;
  const { offlineIdleSeconds, offlineTotalSeconds } = tenant;
  return {
    name,
    status,
    plan,
    paymentStatus,
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
