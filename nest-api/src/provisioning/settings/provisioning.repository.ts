import type { ProvisioningProblem } from '@gatehouse/contracts';
import { EntityManager, LockMode, type RequiredEntityData } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { decodeCursor } from '../../common/paging.js';
import { ApplicationProvisioning, type Comparison } from '../application-provisioning.entity.js';

export type { ApplicationProvisioning };

interface PageOf {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Targets of applications. Joins the unit of work of the caller. */
@Injectable()
export class ProvisioningRepository {
  constructor(private readonly em: EntityManager) {}

  find(id: string): Promise<ApplicationProvisioning | null> {
    return this.em.findOne(ApplicationProvisioning, { id });
  }

  /** Like `find`, and locks the row until the unit of work ends. */
  lock(id: string): Promise<ApplicationProvisioning | null> {
    return this.em.findOne(ApplicationProvisioning, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** At most `limit + 1`, by ID. Without a tenant: of all tenants. */
  page(tenantId: string | null, application: string | null, { cursor, limit }: PageOf) {
    return this.em.find(
      ApplicationProvisioning,
      {
        ...(tenantId && { tenantId }),
        $and: [
          application ? { id: application } : {},
          cursor ? { id: { $gt: decodeCursor(cursor)[1] } } : {},
        ],
      },
      { orderBy: { id: 'asc' }, limit: limit + 1 },
    );
  }

  /** Stored when the unit of work is flushed. */
  add(data: RequiredEntityData<ApplicationProvisioning>): ApplicationProvisioning {
    return this.em.create(ApplicationProvisioning, data);
  }

  async remove(provisioning: ApplicationProvisioning): Promise<void> {
    await this.em.remove(provisioning).flush();
  }

  /**
   * Takes or extends the lease of a target.
   *
   * @param held the end of the lease so far; null for a new one
   * @returns `until`; null: another process has the lease
   */
  async serve(id: string, held: Date | null, now: Date, until: Date): Promise<Date | null> {
    const rows = await this.em.execute<unknown[]>(
      `update application_provisioning set served_until = ? where id = ?
         and case when ?::timestamptz is null then coalesce(served_until <= ?, true) else served_until = ? end returning 1`,
      [until, id, held, now, held],
    );
    return rows.length > 0 ? until : null;
  }

  async serveNoLonger(id: string, held: Date): Promise<void> {
    await this.em.execute(
      'update application_provisioning set served_until = null where id = ? and served_until = ?',
      [id, held],
    );
  }

  /** A request succeeded. @returns whether it had stopped before */
  async noteSuccess(id: string, now: Date): Promise<boolean> {
    const [row] = await this.em.execute<{ stopped: boolean }[]>(
      `update application_provisioning p set failures = 0, problem = null, retry_at = null, told_at = null,
         last_delivery_at = ?, state = case when p.state = 'stopped' then 'active' else p.state end
       from (select id, state from application_provisioning where id = ? for update) before
       where p.id = before.id returning before.state = 'stopped' as stopped`,
      [now, id],
    );
    return row?.stopped ?? false;
  }

  /**
   * The target failed as a whole.
   *
   * @param stops from how many failures in a row it counts as stopped
   * @returns whether it stopped now
   */
  async noteFailure(
    id: string,
    problem: ProvisioningProblem,
    retryAt: Date,
    stops: number,
  ): Promise<boolean> {
    const [row] = await this.em.execute<{ stopped: boolean }[]>(
      `update application_provisioning p set failures = p.failures + 1, problem = ?, retry_at = ?,
         state = case when p.state = 'active' and p.failures + 1 >= ? then 'stopped' else p.state end
       from (select id, state from application_provisioning where id = ? for update) before
       where p.id = before.id returning before.state = 'active' and p.state = 'stopped' as stopped`,
      [JSON.stringify(problem), retryAt, stops, id],
    );
    return row?.stopped ?? false;
  }

  async postpone(id: string, problem: ProvisioningProblem, retryAt: Date): Promise<void> {
    await this.em.execute('update application_provisioning set problem = ?, retry_at = ? where id = ?', [
      JSON.stringify(problem),
      retryAt,
      id,
    ]);
  }

  async noteTold(id: string, now: Date): Promise<void> {
    await this.em.execute('update application_provisioning set told_at = ? where id = ?', [now, id]);
  }

  async noteComparison(id: string, comparison: Comparison | null, now: Date, next: Date): Promise<void> {
    await this.em.execute(
      `update application_provisioning set comparison = coalesce(?::jsonb, comparison),
         reconciled_at = case when ?::jsonb is null then reconciled_at else ?::timestamptz end,
         next_reconcile_at = ? where id = ?`,
      [comparison && JSON.stringify(comparison), comparison && JSON.stringify(comparison), now, next, id],
    );
  }

  /** Of an application that exists. Both kinds share the space of IDs. */
  async application(
    id: string,
  ): Promise<{ kind: 'oidc' | 'saml'; name: string; tenantId: string | null } | null> {
    const [row] = await this.em.execute<{ kind: 'oidc' | 'saml'; name: string; tenantId: string | null }[]>(
      'select kind, name, tenant_id as "tenantId" from provisioned_application(?)',
      [id],
    );
    return row ?? null;
  }
}
