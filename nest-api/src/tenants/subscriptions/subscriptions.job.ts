import { LIMITS } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { TenantMails } from '../tenant-mails.js';
import { type Tenant, TenantsRepository } from '../tenants.repository.js';
import { type Due, dueOf } from './due.js';
import { CANDIDATES } from './subscriptions.sql.js';

const EVERY_MS = 15 * 60_000;
const BATCH = 200;
const WHY = 'the clock looks at the subscriptions of all tenants';

/** Sends reminders, marks payments as overdue and puts tenants on hold. */
@Injectable()
export class SubscriptionsJob implements OnModuleInit {
  static readonly NAME = 'subscriptions';
  private readonly logger = new Logger('Subscriptions');

  constructor(
    private readonly jobs: Jobs,
    private readonly em: EntityManager,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly mails: TenantMails,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: SubscriptionsJob.NAME,
      everyMs: EVERY_MS,
      run: (_client, stopping) => this.run(stopping),
    });
  }

  private async run(stopping: AbortSignal): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    while (!stopping.aborted) {
      const ids = await this.candidates(after);
      for (const id of ids) {
        if (stopping.aborted) return;
        await this.lookAt(id);
      }
      if (ids.length < BATCH) return;
      after = ids.at(-1) as string;
    }
  }

  private candidates(after: string): Promise<string[]> {
    const now = this.clock.now();
    const shifted = (days: number) => new Date(now.getTime() + days * 86_400_000);
    return this.unit.onPlatform(WHY, async () => {
      const rows: { id: string }[] = await this.em.execute(CANDIDATES, [
        after,
        shifted(Math.max(...LIMITS.trialReminderDays)),
        now,
        shifted(-LIMITS.paymentGraceDays),
        BATCH,
      ]);
      return rows.map(({ id }) => id);
    });
  }

  /** A failed tenant is retried in the next run and does not block the others. */
  private async lookAt(id: string): Promise<void> {
    try {
      await this.unit.onPlatform(WHY, async () => {
        const tenant = await this.tenants.lock(id);
        const due = tenant && dueOf(tenant as Parameters<typeof dueOf>[0], this.clock.now());
        if (tenant && due) await this.act(tenant, due);
      });
    } catch (err) {
      this.logger.error({ err, tenantId: id }, 'a subscription could not be looked at');
    }
  }

  private async act(tenant: Tenant, due: NonNullable<Due>): Promise<void> {
    if (due.what === 'remind') {
      tenant.remindedDays = due.days;
      await this.mails.trialEnds(tenant, due.days);
    } else if (due.what === 'overdue') {
      tenant.paymentStatus = 'overdue';
      tenant.overdueSince = due.since;
      await this.record(tenant, 'tenant.payment_overdue', {
        plan: tenant.plan,
        since: due.since.toISOString(),
      });
      await this.mails.overdue(tenant);
    } else {
      tenant.status = 'on-hold';
      await this.record(tenant, 'tenant.status_changed', { status: 'active → on-hold', reason: 'payment' });
      await this.mails.onHold(tenant);
    }
    await this.em.flush();
  }

  private record(
    { id }: Tenant,
    action: 'tenant.payment_overdue' | 'tenant.status_changed',
    detail: Record<string, string>,
  ): Promise<void> {
    return this.audit.record({
      tenantId: id,
      actor: { type: 'system', id: null },
      action,
      target: { type: 'tenant', id },
      outcome: 'success',
      detail,
    });
  }
}
